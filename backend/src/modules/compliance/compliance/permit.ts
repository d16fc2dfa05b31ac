import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Line, Money, RefersTo } from '../../../platform/fields/decorators';
import { STATE } from '../../../platform/fields/places';
import { labelOf, setChoiceLabels } from '../../../platform/fields/words';
import type { Cents } from '../../../platform/money/money';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';

export const STATE_PERMITS = ['new_mexico', 'kentucky', 'new_york', 'oregon'] as const;
export const TEMPORARY_PERMITS = ['trip', 'fuel', 'oversize'] as const;
export const PERMIT_TYPES = [...STATE_PERMITS, 'ifta_license', ...TEMPORARY_PERMITS] as const;
export const PERMIT_DURATIONS = ['72_hours', '30_days', 'quarterly'] as const;
export const PERMIT_STATUSES = ['active', 'expired', 'pending'] as const;

setChoiceLabels({
  new_mexico: 'New Mexico permit',
  kentucky: 'Kentucky permit (KYU)',
  new_york: 'New York permit (HUT)',
  oregon: 'Oregon permit',
  ifta_license: 'IFTA license',
});

/**
 * A permit of a client or of one of its vehicles: a state permit, a temporary permit (trip, fuel, oversize) or the IFTA
 * license.
 */
@Kind({
  plural: 'permits',
  displayName: ({ permitType, permitNumber }: Permit) =>
    permitNumber === null ? labelOf(permitType) : `${labelOf(permitType)} ${permitNumber}`,
  flow: {
    field: 'status',
    moves: {
      PermitIssued: { to: 'active' },
      PermitExpired: { to: 'expired', words: 'noted that the permit expired' },
      PermitReopened: { to: 'pending' },
    },
  },
  expires: { expirationDate: { title: 'Permit', costs: 'fee' } },
  paperSlots: scans({ permit: 'Permit', application: 'Application', receipt: 'Receipt', other: 'Other' }),
  may: ownPermissions('compliance', { area: 'clients', agents: ['canManageClients'] }),
})
export class Permit extends ClientRecord {
  @Choice('Permit type', PERMIT_TYPES, {
    missing: 'Permit type is required',
    filtered: true,
    multiple: [STATE_PERMITS.join(','), TEMPORARY_PERMITS.join(',')],
  })
  permitType: (typeof PERMIT_TYPES)[number];
  @Line('Permit number', { optional: true, max: 100, searched: true, sorted: true }) permitNumber: string | null;
  @Choice('Status', PERMIT_STATUSES, { initial: 'pending', sorted: true }) status: (typeof PERMIT_STATUSES)[number];
  @Choice('Duration', PERMIT_DURATIONS, { optional: true }) duration: (typeof PERMIT_DURATIONS)[number] | null;
  @Line('State', { optional: true, max: 20, form: STATE, capitals: true }) state: string | null;
  @RefersTo('vehicle', { label: 'vehicle', optional: true, as: 'vehicleUnit' }) vehicleId: string | null;
  @Day('Effective date', { optional: true }) effectiveDate: string | null;
  @Day('Expiration date', { optional: true, sorted: true }) expirationDate: string | null;
  @Money('Fee', { optional: true }) fee: Cents | null;
  @Line('Notes', { optional: true, max: 10_000, searched: true }) notes: string | null;

  static rules({ permitType, duration, effectiveDate, expirationDate }: Permit): void {
    if (duration === null && TEMPORARY_PERMITS.some((type) => type === permitType))
      throw mistake('duration', 'Choose how long the permit is good for');
    if (effectiveDate !== null && expirationDate !== null && expirationDate < effectiveDate)
      throw mistake('expirationDate', 'Expiration date cannot be before the effective date');
  }
}
