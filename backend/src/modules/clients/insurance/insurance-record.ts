import { Choice, Day, Email, Line, Money } from '../../../platform/fields/decorators';
import { mistake } from '../../../platform/fields/check';
import { dollars, type Cents } from '../../../platform/money/money';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { LEAST_LIABILITY } from './domain/least-liability';

export const INSURANCE_TYPES = ['company', 'agent'] as const;
export const POLICY_TYPES = ['liability', 'cargo', 'physical_damage', 'workers_comp'] as const;

const SENTENCE = { anyOf: [{ type: 'string' }, { type: 'null' }] };

/**
 * An insurance policy of a client. The name and contact are those of the insurance company or of the insurance agent
 * who sold it, as `type` says.
 */
@Kind({
  plural: 'insurance',
  displayName: 'name',
  order: 'name',
  computed: {
    warning: {
      shown: { ...SENTENCE, description: 'What is lawful to keep and still worth a look' },
      of: ({ policyType, coverageAmount }: InsuranceRecord) =>
        policyType === 'liability' && coverageAmount !== null && coverageAmount < LEAST_LIABILITY
          ? `Liability coverage is below the ${dollars(LEAST_LIABILITY)} that carriers of property need (49 CFR 387)`
          : null,
    },
  },
  expires: { expirationDate: { title: 'Insurance policy', costs: 'premiumAmount' } },
  paperSlots: scans({
    policy: 'Policy',
    certificate: 'Certificate of insurance',
    endorsement: 'Endorsement',
    other: 'Other',
  }),
  may: ownPermissions('insurance', { area: 'clients', agents: ['canManageClients'] }),
})
export class InsuranceRecord extends ClientRecord {
  @Choice('Type', INSURANCE_TYPES, { missing: 'Type is required', filtered: true })
  type: (typeof INSURANCE_TYPES)[number];
  @Line('Name', { searched: true, sorted: true }) name: string;
  @Line('Contact person', { optional: true, searched: true }) contactPerson: string | null;
  @Email('email', { optional: true, searched: true }) email: string | null;
  @Line('Phone', { optional: true, max: 50 }) phone: string | null;
  @Line('Address', { optional: true, max: 1_000 }) address: string | null;
  @Line('Policy number', { optional: true, max: 100, searched: true }) policyNumber: string | null;
  @Choice('Policy type', POLICY_TYPES, { missing: 'Policy type is required', filtered: true })
  policyType: (typeof POLICY_TYPES)[number];
  @Money('Coverage amount', { optional: true, digits: 12, summed: { not: 'each policy covers another loss' } })
  coverageAmount: Cents | null;
  @Money('Premium amount', { optional: true, digits: 12 }) premiumAmount: Cents | null;
  @Day('Effective date', { absent: 'blank', today: true }) effectiveDate: string;
  @Day('Expiration date', { optional: true, sorted: true }) expirationDate: string | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;

  static rules({ effectiveDate, expirationDate }: InsuranceRecord): void {
    if (expirationDate !== null && expirationDate < effectiveDate)
      throw mistake('expirationDate', 'Expiration date cannot be before the effective date');
  }
}
