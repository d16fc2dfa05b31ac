import { z } from 'zod';
import { choice, optionalText, optionalUuid, shown } from '../../../platform/http/fields';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentRow } from '../domain/document';

const REASON = 'Say why the document is rejected';
export const review = z
  .strictObject({ status: choice('status', DOCUMENT_STATUSES), reason: optionalText('reason', 1_000) })
  .refine(({ status, reason }) => status !== 'rejected' || (reason ?? '').trim() !== '', {
    error: REASON,
    path: ['reason'],
  })
  .meta({ id: 'DocumentReview' });

/** The text fields of the upload form. */
export const uploadFields = z.object({
  documentType: choice('document type', DOCUMENT_TYPES),
  clientId: optionalUuid('client'),
});

const line = z.string();
export const documentView = z
  .object({
    id: z.int(),
    originalName: line,
    documentType: z.enum(DOCUMENT_TYPES),
    status: z.enum(DOCUMENT_STATUSES),
    reason: line.nullable(),
    mimeType: line,
    fileSize: z.int(),
    fileUrl: line,
    clientId: line.nullable(),
    clientName: line.nullable(),
    uploadedBy: line,
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'Document' });
export type DocumentView = z.output<typeof documentView>;

export const viewOfDocument = (row: DocumentRow, clientName: string | null): DocumentView => ({
  id: row.id,
  originalName: row.originalName,
  documentType: row.documentType,
  status: row.status,
  reason: row.reason,
  mimeType: row.mimeType,
  fileSize: row.fileSize,
  fileUrl: `/api/files/document-${row.id}`,
  clientId: row.clientId,
  clientName,
  uploadedBy: row.uploadedBy,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});
