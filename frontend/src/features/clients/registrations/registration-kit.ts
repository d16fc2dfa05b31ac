import { registrationFlow } from '../../../generated/flows/registration';
import type { Registration } from '../../../lib/api/api-types';
import { registrationStatusLabels } from '../../../lib/format/labels';
import { recordKit } from '../../../lib/records/record-kit';
import { offered } from '../../../lib/records/steps';
import { registrationSubject } from '../../../lib/subjects';

/** They are filled in on the public form, and edited nowhere. */
export const registrationKit = recordKit<Registration>({
  kind: 'registration',
  at: '/client-registrations',
  what: 'registration',
  may: 'registrations',
  fields: [],
  displayName: ({ companyName }) => companyName,
  subject: registrationSubject,
  steps: offered(registrationFlow, registrationStatusLabels, {
    part: 'status',
    done: 'Registration status updated',
  }),
});
