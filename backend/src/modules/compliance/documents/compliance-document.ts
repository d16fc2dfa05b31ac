import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Line, Money } from '../../../platform/fields/decorators';
import { setChoiceLabels } from '../../../platform/fields/words';
import type { Cents } from '../../../platform/money/money';
import { paperAddress, scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { papersIn, type Paper } from '../../../platform/records/kind/papers';

export const COMPLIANCE_DOCUMENT_TYPES = [
  'irp_invoice',
  'ifta_invoice',
  'permit_invoice',
  'dot_audit',
  'safety_audit',
  '2290_form',
  'other',
] as const;
export const COMPLIANCE_DOCUMENT_STATUSES = ['pending', 'processed', 'approved', 'rejected'] as const;

setChoiceLabels({
  irp_invoice: 'IRP Invoice',
  ifta_invoice: 'IFTA Invoice',
  permit_invoice: 'Permit Invoice',
  dot_audit: 'DOT Audit',
  safety_audit: 'Safety Audit',
  '2290_form': '2290 Form',
});

const orNull = (shown: object) => ({ anyOf: [shown, { type: 'null' }] });

/**
 * A compliance notice that a client has to deal with: an invoice of a state, an audit, a form; with its dates, its
 * amount and its review (001 §3). What users upload is a `Document`.
 */
@Kind({
  plural: 'compliance-documents',
  displayName: 'title',
  flow: {
    field: 'status',
    initialStatuses: ['pending'],
    moves: {
      ComplianceDocumentReopened: { to: 'pending', clears: ['reason'] },
      ComplianceDocumentProcessed: { from: ['pending'], to: 'processed' },
      ComplianceDocumentApproved: { from: ['pending', 'processed'], to: 'approved' },
      ComplianceDocumentRejected: { from: ['pending', 'processed'], to: 'rejected', with: ['reason'] },
    },
  },
  expires: { expirationDate: { title: 'Document' } },
  paperSlots: scans({ document: 'Document', receipt: 'Receipt', other: 'Other' }),
  computed: {
    fileName: {
      shown: { ...orNull({ type: 'string' }), description: 'The latest file' },
      of: (row: ComplianceDocument) => latestOf(row)?.originalName ?? null,
    },
    fileSize: { shown: orNull({ type: 'integer' }), of: (row: ComplianceDocument) => latestOf(row)?.fileSize ?? null },
    fileUrl: { shown: orNull({ type: 'string' }), of: (row: ComplianceDocument) => addressOf(row) },
  },
  may: {
    read: ['documents.read', 'portal.read'],
    add: ['documents.write', 'portal.documents.write'],
    write: 'documents.write',
    remove: 'documents.delete',
    attach: ['documents.write', 'portal.write'],
  },
})
export class ComplianceDocument extends ClientRecord {
  @Choice('Document type', COMPLIANCE_DOCUMENT_TYPES, {
    initial: 'other',
    sorted: true,
    filtered: true,
  })
  documentType: (typeof COMPLIANCE_DOCUMENT_TYPES)[number];
  @Line('Title', { searched: true, sorted: true }) title: string;
  @Choice('Status', COMPLIANCE_DOCUMENT_STATUSES, { initial: 'pending', sorted: true })
  status: (typeof COMPLIANCE_DOCUMENT_STATUSES)[number];
  @Line('Permit type', { optional: true, max: 100, searched: true }) permitType: string | null;
  @Money('Amount', { optional: true, sorted: true }) amount: Cents | null;
  @Day('Due date', { optional: true, sorted: true }) dueDate: string | null;
  @Day('Submitted date', { optional: true }) submittedDate: string | null;
  @Day('Expiration date', { optional: true, sorted: true }) expirationDate: string | null;
  /** Why the document was rejected. */
  @Line('Reason', { optional: true, max: 1_000 }) reason: string | null;
  @Line('Notes', { optional: true, max: 10_000, searched: true }) notes: string | null;

  /** A new document is pending, so it has no reason for a rejection. */
  static defaults(): Partial<ComplianceDocument> {
    return { reason: null };
  }

  static rules({ status, reason }: ComplianceDocument): void {
    if (status === 'rejected' && reason === null) throw mistake('reason', 'Say why the document is rejected');
  }
}

const latestOf = (row: ComplianceDocument): Paper | undefined =>
  papersIn({ ...row }).findLast(({ removedAt }) => removedAt === null);

const addressOf = (row: ComplianceDocument): string | null => {
  const latest = latestOf(row);
  return latest
    ? paperAddress({ kind: 'compliancedocument', id: row.id, slot: latest.documentType, nr: latest.nr })
    : null;
};
