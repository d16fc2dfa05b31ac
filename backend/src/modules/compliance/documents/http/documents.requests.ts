import { Choice, Line, Uuid, WholeInAddress } from '../../../../platform/fields/decorators';
import { mistake } from '../../../../platform/fields/check';
import { published } from '../../../../platform/fields/schema';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus } from '../document';

@published('DocumentReview')
export class Review {
  @Choice('status', DOCUMENT_STATUSES) status: DocumentStatus;
  @Line('reason', { optional: true, max: 1_000 }) reason?: string | null;

  static rules({ status, reason }: Review): void {
    if (status === 'rejected' && !reason) throw mistake('reason', 'Say why the document is rejected');
  }
}

const MOST = 1_000_000_000_000;

/** The text fields of the upload form. */
export class UploadFields {
  @Choice('document type', DOCUMENT_TYPES) documentType: (typeof DOCUMENT_TYPES)[number];
  @Uuid('client', { optional: true }) clientId?: string | null;
  @WholeInAddress('load', 1, MOST, { optional: true }) loadId?: number | null;
  @WholeInAddress('invoice', 1, MOST, { optional: true }) invoiceId?: number | null;
  @WholeInAddress('expense', 1, MOST, { optional: true }) expenseId?: number | null;
}
