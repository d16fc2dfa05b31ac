import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Line, Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import { IRP_BASE_STATES } from '../../../platform/fields/places';
import type { Cents } from '../../../platform/money/money';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';

export const REGISTRATION_PERIODS = ['annual', 'multi-year'] as const;

/** The apportioned registration of a vehicle under the International Registration Plan. */
@Kind({
  plural: 'commercial-plates',
  displayName: 'plateNumber',
  unique: [
    {
      index: 'commercial_plates_number',
      by: ['baseState', 'plateNumber'],
      say: ({ plateNumber }) => `Plate ${plateNumber} is already in the books`,
    },
  ],
  expires: { expirationDate: { title: 'Commercial plate', costs: 'fee' } },
  paperSlots: scans({ cab_card: 'Cab card', application: 'Application', receipt: 'Receipt', other: 'Other' }),
  may: ownPermissions('compliance', { area: 'clients', agents: ['canManageClients'] }),
})
export class CommercialPlate extends ClientRecord {
  @Line('Plate number', { max: 20, capitals: true, searched: true, sorted: true }) plateNumber: string;
  @Choice('Base state', IRP_BASE_STATES, {
    missing: 'Base state must be one of the 48 states or 10 provinces of the plan',
    filtered: true,
  })
  baseState: (typeof IRP_BASE_STATES)[number];
  @Choice('Registration period', REGISTRATION_PERIODS, { initial: 'annual' })
  registrationPeriod: (typeof REGISTRATION_PERIODS)[number];
  @RefersTo('vehicle', { label: 'vehicle', optional: true, as: 'vehicleUnit' }) vehicleId: string | null;
  @Line('IRP account number', { optional: true, max: 50, searched: true }) irpAccount: string | null;
  @Whole('Registered weight', 1, 200_000, { optional: true, description: 'Pounds' }) registeredWeight: number | null;
  @Day('Effective date', { absent: 'blank', today: true }) effectiveDate: string;
  @Day('Expiration date', { optional: true, sorted: true }) expirationDate: string | null;
  @Money('Fee', { optional: true }) fee: Cents | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;

  static rules({ effectiveDate, expirationDate }: CommercialPlate): void {
    if (expirationDate !== null && expirationDate < effectiveDate)
      throw mistake('expirationDate', 'Expiration date cannot be before the effective date');
  }
}
