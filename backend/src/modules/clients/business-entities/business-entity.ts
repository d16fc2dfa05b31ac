import { Choice, Day, Email, Line, Money } from '../../../platform/fields/decorators';
import { US_STATES } from '../../../platform/fields/places';
import { setChoiceLabels } from '../../../platform/fields/words';
import type { Cents } from '../../../platform/money/money';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';

export const ENTITY_TYPES = ['llc', 'corporation', 'partnership', 'sole_proprietorship', 's_corp', 'c_corp'] as const;
export const ENTITY_STATUSES = ['active', 'pending', 'inactive', 'expired'] as const;

setChoiceLabels({ llc: 'Limited Liability Company (LLC)', s_corp: 'S Corporation', c_corp: 'C Corporation' });

/** A business that a client registered with a state. */
@Kind({
  pluralTitle: 'business entities',
  plural: 'business-entities',
  displayName: 'businessName',
  flow: {
    field: 'status',
    moves: {
      BusinessEntityActivated: { to: 'active' },
      BusinessEntityReopened: { to: 'pending' },
      BusinessEntityDeactivated: { to: 'inactive' },
      BusinessEntityExpired: { to: 'expired', words: 'noted that the registration of the business entity expired' },
    },
  },
  expires: { annualReportDue: { title: 'Annual report', costs: 'filingFee' } },
  paperSlots: scans({
    formation: 'Formation papers',
    annual_report: 'Annual report',
    ein_letter: 'EIN letter',
    certificate: 'Certificate',
    other: 'Other',
  }),
  may: ownPermissions('entities', { area: 'clients', agents: ['canManageClients'] }),
})
export class BusinessEntity extends ClientRecord {
  @Line('Business name', { searched: true, sorted: true }) businessName: string;
  @Choice('Entity type', ENTITY_TYPES, { missing: 'Entity type is required', searched: true, filtered: true })
  entityType: (typeof ENTITY_TYPES)[number];
  @Choice('State', US_STATES, { missing: 'State is required', searched: true, filtered: true })
  state: (typeof US_STATES)[number];
  @Line('Registered agent') registeredAgent: string;
  @Line('Business address', { max: 1_000 }) businessAddress: string;
  @Line('Business purpose', { max: 1_000 }) businessPurpose: string;
  @Day('Registration date', { absent: 'blank', today: true }) registrationDate: string;
  @Line('Mailing address', { optional: true, max: 1_000 }) mailingAddress: string | null;
  @Line('EIN', { optional: true, max: 12, secret: true }) ein: string | null;
  @Line('EIN', { optional: true, systemSet: true, hidden: true }) einLast4: string | null;
  @Line('Phone', { optional: true, max: 50 }) phone: string | null;
  @Email('email', { optional: true, message: 'Invalid email format' }) email: string | null;
  @Money('Filing fee', { optional: true }) filingFee: Cents | null;
  @Day('Annual report due', { optional: true, sorted: true }) annualReportDue: string | null;
  @Choice('Status', ENTITY_STATUSES, { initial: 'pending', sorted: true }) status: (typeof ENTITY_STATUSES)[number];
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;
}
