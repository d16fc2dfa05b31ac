import { Choice, field } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { rawText } from '../../../../platform/fields/texts';
import { newOf } from '../../../../platform/records/requests/requests';
import { Registration, REGISTRATION_STATUSES, type RegistrationStatus } from '../registration';

const website = () =>
  rawText(2_000, { missing: 'Website must be text', tooLong: 'Website must have at most 2000 characters' });

/** The registration form (000 §5). `website` is a hidden field that only bots fill in (a honeypot). */
export class NewRegistration extends newOf(Registration) {
  @field<string>('website', website, { absent: true }) website?: string;
}

@published('RegistrationStatus')
export class StatusChange {
  @Choice('status', REGISTRATION_STATUSES) status: RegistrationStatus;
}
