import { Choice, Email, field, Line, ListOf, Uuid } from '../../../platform/fields/decorators';
import { RuleViolation } from '../../../platform/core/errors';
import { id } from '../../../platform/fields/numbers';
import { isOneLine } from '../../../platform/fields/patterns';
import { STATE, ZIP_CODE } from '../../../platform/fields/places';
import { Invalid, type Rule } from '../../../platform/fields/rule';
import { choice } from '../../../platform/fields/texts';
import { STORED_TEXT } from '../../../platform/fields/stored';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';

export const REGISTRATION_STATUSES = ['pending', 'contacted', 'approved', 'rejected'] as const;
export const BUSINESS_TYPES = ['owner-operator', 'small-fleet', 'medium-fleet', 'large-fleet'] as const;
/** The services that a company can ask for (000 §5). */
export const SERVICES = [
  'Invoice Management',
  'IFTA Processing',
  'Expense Tracking',
  'Document Storage',
  'Payment Processing',
  'Tax Preparation',
  'BOC-3 Filing',
  'DOT Updates',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** A service as the request named it, shortened for the message that refuses it. */
const named = (service: unknown): string =>
  typeof service === 'string' && service.trim() !== '' && isOneLine(service) ? service.slice(0, 100) : 'This';
const service: Rule<string> = {
  ...choice('service', SERVICES),
  stored: STORED_TEXT,
  read: (given) =>
    SERVICES.find((each) => each === given) ??
    new Invalid(`${named(given)} is none of our services: ${SERVICES.join(', ')}`),
};
const fleetSize = (label: string): Rule<number> => ({
  ...id(label, 'Fleet size must be a whole number of at least 1', 6),
  column: 'integer',
});

/**
 * The request of a trucking company to become a client. While it is open, `openRequest` has its e-mail address and
 * company name, and a unique index allows one open request for each.
 */
@Kind({
  plural: 'client-registrations',
  table: 'registrations',
  displayName: 'companyName',
  belonging: 'open',
  unique: [
    {
      index: 'registrations_open',
      by: ['email'],
      say: () =>
        'We already have your request and will contact you within 24 hours. There is no need to send it again.',
    },
  ],
  flow: {
    field: 'status',
    moves: {
      RegistrationContacted: { to: 'contacted', with: ['openRequest'] },
      RegistrationReopened: { to: 'pending', with: ['openRequest'] },
      RegistrationMigrated: {
        to: 'approved',
        when: 'clientId',
        with: ['clientId'],
        clears: ['openRequest'],
        words: 'made a client of the registration',
      },
      RegistrationApproved: { to: 'approved', clears: ['openRequest'] },
      RegistrationRejected: { to: 'rejected', clears: ['openRequest'] },
    },
  },
  may: { read: 'registrations.read', write: 'registrations.write', remove: 'registrations.delete' },
})
export class Registration extends StoredRecord {
  @Line('Company name', { searched: true, sorted: true }) companyName: string;
  @Line('Owner name', { searched: true }) ownerName: string;
  @Email('email', { searched: true }) email: string;
  @Line('Phone', { max: 50 }) phone: string;
  @Line('Address', { max: 1_000 }) address: string;
  @Line('City', { max: 100 }) city: string;
  @Line('State', { max: 20, form: STATE, capitals: true }) state: string;
  @Line('Zip code', { max: 20, form: ZIP_CODE }) zipCode: string;
  @Choice('Business type', BUSINESS_TYPES) businessType: (typeof BUSINESS_TYPES)[number];
  @Line('DOT number', { optional: true, max: 20 }) dotNumber: string | null;
  @Line('MC number', { optional: true, max: 20 }) mcNumber: string | null;
  @field<number, { optional: true }>('Fleet size', fleetSize, { optional: true }) fleetSize: number | null;
  @ListOf('Services', service, { initial: [], most: 20, tooMany: 'Choose at most 20 services' })
  servicesNeeded: readonly string[];
  @Line('Additional information', { optional: true, max: 10_000 }) additionalInfo: string | null;
  @Choice('Status', REGISTRATION_STATUSES, { initial: 'pending', systemSet: true, sorted: true, filtered: true })
  status: RegistrationStatus;
  @Uuid('client', { optional: true, systemSet: true, filtered: true }) clientId: string | null;
  @Line('Open request', { optional: true, systemSet: true, hidden: true, max: 600 }) openRequest: string | null;

  static defaults({ email, companyName }: Registration): Partial<Registration> {
    return { openRequest: openRequestOf('pending', { email, companyName }) };
  }

  static removalRules({ clientId }: Registration): void {
    if (clientId)
      throw new RuleViolation('REGISTRATION_MIGRATED', 'This registration became a client and stays where it is');
  }
}

/**
 * The value of `openRequest`: 'owner@acme.test acme trucking' for an open registration, null for a closed one, so that
 * the company may register again.
 */
export const openRequestOf = (
  status: RegistrationStatus,
  { email, companyName }: { email: string; companyName: string },
): string | null =>
  status === 'pending' || status === 'contacted' ? `${email} ${companyName.toLowerCase().replace(/\s+/g, ' ')}` : null;
