import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Line } from '../../../platform/fields/decorators';
import { labelOf, setChoiceLabels } from '../../../platform/fields/words';
import { usDate } from '../../../platform/money/dates';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';

export const UPDATE_TYPES = ['dot_update', 'mc_reactivation', 'ownership_change'] as const;
export const DOT_UPDATE_TYPES = ['address', 'contact', 'equipment', 'insurance'] as const;
export const UPDATE_STATUSES = ['pending', 'submitted', 'completed'] as const;

setChoiceLabels({ dot_update: 'DOT update', mc_reactivation: 'MC re-activation' });

/**
 * A change at a client that has to be reported for its federal registration: a DOT update, the reactivation of its MC
 * number or a change of ownership.
 */
@Kind({
  plural: 'compliance-updates',
  displayName: ({ type, effectiveDate }: ComplianceUpdate) => `${labelOf(type)} of ${usDate(effectiveDate)}`,
  flow: {
    field: 'status',
    moves: {
      ComplianceUpdateReopened: { to: 'pending' },
      ComplianceUpdateSubmitted: { to: 'submitted', with: ['submittedDate'] },
      ComplianceUpdateCompleted: { to: 'completed', with: ['completedDate'] },
    },
  },
  paperSlots: scans({ submission: 'Submission', confirmation: 'Confirmation', other: 'Other' }),
  may: ownPermissions('compliance', { area: 'clients', agents: ['canManageClients'] }),
})
export class ComplianceUpdate extends ClientRecord {
  @Choice('Update type', UPDATE_TYPES, { missing: 'Update type is required', filtered: true })
  type: (typeof UPDATE_TYPES)[number];
  @Choice('DOT update type', DOT_UPDATE_TYPES, { optional: true }) dotUpdateType:
    | (typeof DOT_UPDATE_TYPES)[number]
    | null;
  @Choice('Status', UPDATE_STATUSES, { initial: 'pending', sorted: true }) status: (typeof UPDATE_STATUSES)[number];
  @Day('Effective date', { absent: 'blank', today: true, sorted: true }) effectiveDate: string;
  @Line('Details', { max: 10_000, searched: true }) details: string;
  @Day('Submitted date', { optional: true }) submittedDate: string | null;
  @Day('Completed date', { optional: true }) completedDate: string | null;
  @Line('Reference number', { optional: true, max: 100, searched: true }) referenceNumber: string | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;

  static rules({ type, dotUpdateType }: ComplianceUpdate): void {
    if (type === 'dot_update' && dotUpdateType === null)
      throw mistake('dotUpdateType', 'Choose what the DOT update is about');
  }
}
