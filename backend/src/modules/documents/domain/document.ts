import { Entity } from 'typeorm';
import { z } from 'zod';
import { Id, IdKey, Instant, Int, Text, Uuid } from '../../../platform/database/columns';
import { RuleViolation } from '../../../platform/event-store/errors';
import { defineRecord } from '../../../platform/records/record';
import { announcedTo } from '../../../platform/realtime/visibility';

/** What clients may upload (000 §5). */
export const DOCUMENT_TYPES = ['ifta', 'invoice', 'receipt', 'bol', 'id', 'w9', 'other'] as const;
export const DOCUMENT_STATUSES = ['received', 'pending', 'processed', 'approved', 'rejected'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** A paper that somebody uploaded, and where its review stands. Its bytes are in the file storage, named by their hash. */
@Entity('documents')
export class DocumentRow {
  @IdKey() id: number;
  @Uuid({ nullable: true }) clientId: string | null;
  @Uuid({ nullable: true }) userId: string | null;
  @Text() uploadedBy: string;
  @Text() documentType: (typeof DOCUMENT_TYPES)[number];
  @Text() originalName: string;
  @Text() mimeType: string;
  @Int() fileSize: number;
  /** SHA-256 of the content. */
  @Text() file: string;
  @Text() status: DocumentStatus;
  /** Why it was rejected. */
  @Text({ nullable: true }) reason: string | null;
  @Id({ nullable: true }) loadId: number | null;
  @Id({ nullable: true }) invoiceId: number | null;
  @Id({ nullable: true }) expenseId: number | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

/** How a review goes on from each status (decisions.md §6): forward, back to the desk, or decided. */
const NEXT: Readonly<Record<DocumentStatus, readonly DocumentStatus[]>> = {
  received: ['pending', 'rejected'],
  pending: ['processed', 'approved', 'rejected', 'received'],
  processed: ['pending'],
  approved: ['pending'],
  rejected: ['pending'],
};

const text = z.string();
export const document = defineRecord({
  kind: 'document',
  title: 'document',
  table: DocumentRow,
  id: z.int(),
  values: z.object({
    clientId: text.nullable(),
    userId: text.nullable(),
    uploadedBy: text,
    documentType: z.enum(DOCUMENT_TYPES),
    originalName: text,
    mimeType: text,
    fileSize: z.int(),
    file: text,
    status: z.enum(DOCUMENT_STATUSES),
    reason: text.nullable(),
    loadId: z.int().nullable(),
    invoiceId: z.int().nullable(),
    expenseId: z.int().nullable(),
  }),
  rules: ({ status }, before) => {
    if (status && !NEXT[before.status].includes(status))
      throw new RuleViolation(
        'DOCUMENT_STATUS',
        `A ${before.status} document cannot become ${status}. It can become ${NEXT[before.status].join(' or ')}.`,
      );
  },
  clientOf: ({ clientId }) => clientId,
});

announcedTo('document', ['documents.read', 'portal.read']);
