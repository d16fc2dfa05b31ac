import { complianceauditFields } from '../../../generated/fields/complianceaudit';
import type { ComplianceAudit } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { capital } from '../../../lib/format/words';
import { recordKit, type Placed } from '../../../lib/records/record-kit';

const CLIENT: Placed = { name: 'clientId', label: 'Client' };

const auditKit = (what: string, at: string, type: ComplianceAudit['type'], form: readonly (string | Placed)[]) =>
  recordKit<ComplianceAudit>({
    kind: 'complianceaudit',
    at,
    fixed: { type },
    what,
    may: 'compliance',
    fields: complianceauditFields,
    form,
    displayName: ({ auditDate }) => [capital(what), auditDate && formatDate(auditDate)].filter(Boolean).join(' of '),
  });

export const dotAuditKit = auditKit('DOT audit', '/features/dot-audits', 'dot_audit', [
  CLIENT,
  'auditDate',
  'nextAuditDate',
  'notes',
]);

export const safetyAuditKit = auditKit('safety audit', '/features/safety-audits', 'safety_audit', [
  CLIENT,
  'rating',
  { name: 'auditDate', label: 'Last Inspection' },
  'nextAuditDate',
  'inspector',
  'violations',
  'improvementPlan',
  'notes',
]);

export const reviewAuditKit = auditKit('review audit', '/features/review-audits', 'review_audit', [
  CLIENT,
  'reviewType',
  { name: 'auditDate', label: 'Date' },
  'findings',
  { name: 'followUp', label: 'Follow-Up' },
  'notes',
]);
