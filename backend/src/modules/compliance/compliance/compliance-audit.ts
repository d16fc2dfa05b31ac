import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Line } from '../../../platform/fields/decorators';
import { labelOf, setChoiceLabels } from '../../../platform/fields/words';
import { usDate } from '../../../platform/money/dates';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';

export const AUDIT_TYPES = ['dot_audit', 'safety_audit', 'review_audit'] as const;
export const AUDIT_STATUSES = ['pending', 'in-progress', 'completed', 'failed'] as const;
export const SAFETY_RATINGS = ['satisfactory', 'conditional', 'unsatisfactory'] as const;
export const REVIEW_TYPES = ['compliance', 'safety', 'new-entrant', 'complaint'] as const;

setChoiceLabels({ dot_audit: 'DOT Audit', safety_audit: 'Safety Audit', review_audit: 'Review Audit' });

/** An audit, inspection or review of a client by an authority. */
@Kind({
  plural: 'compliance-audits',
  displayName: ({ type, auditDate }: ComplianceAudit) =>
    auditDate === null ? labelOf(type) : `${labelOf(type)} of ${usDate(auditDate)}`,
  flow: {
    field: 'status',
    moves: {
      ComplianceAuditReopened: { to: 'pending' },
      ComplianceAuditBegun: { to: 'in-progress' },
      ComplianceAuditCompleted: { to: 'completed' },
      ComplianceAuditFailed: { to: 'failed', words: 'noted that the compliance audit failed' },
    },
  },
  expires: { nextAuditDate: { title: 'Next audit' } },
  paperSlots: scans({ report: 'Report', corrective_action: 'Corrective action plan', other: 'Other' }),
  may: ownPermissions('compliance', { area: 'clients', agents: ['canManageClients'] }),
})
export class ComplianceAudit extends ClientRecord {
  @Choice('Audit type', AUDIT_TYPES, { missing: 'Audit type is required', filtered: true })
  type: (typeof AUDIT_TYPES)[number];
  @Choice('Status', AUDIT_STATUSES, { initial: 'pending', sorted: true }) status: (typeof AUDIT_STATUSES)[number];
  /** The day of the audit, the inspection or the review. */
  @Day('Audit date', { optional: true, sorted: true }) auditDate: string | null;
  @Day('Next audit date', { optional: true, sorted: true }) nextAuditDate: string | null;
  @Choice('Safety rating', SAFETY_RATINGS, { optional: true }) rating: (typeof SAFETY_RATINGS)[number] | null;
  @Choice('Review type', REVIEW_TYPES, { optional: true }) reviewType: (typeof REVIEW_TYPES)[number] | null;
  @Line('Inspector', { optional: true, searched: true }) inspector: string | null;
  @Line('Violations', { optional: true, max: 10_000, searched: true }) violations: string | null;
  @Line('Improvement plan', { optional: true, max: 10_000 }) improvementPlan: string | null;
  @Line('Findings', { optional: true, max: 10_000, searched: true }) findings: string | null;
  @Line('Follow-up', { optional: true, max: 10_000 }) followUp: string | null;
  @Line('Notes', { optional: true, max: 10_000, searched: true }) notes: string | null;

  static rules({ type, reviewType, auditDate, nextAuditDate }: ComplianceAudit): void {
    if (type === 'review_audit' && reviewType === null) throw mistake('reviewType', 'Choose the type of the review');
    if (auditDate !== null && nextAuditDate !== null && nextAuditDate < auditDate)
      throw mistake('nextAuditDate', 'Next audit date cannot be before the audit date');
  }
}
