import { Choice, field, Id, Line, RefersTo, Uuid, Whole } from '../../../platform/fields/decorators';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import type { OwnReads } from '../../../platform/access/own-reads';
import { READ_KINDS, READING_STATUSES, readValues, type ReadKind, type ReadValue } from './projections/read-value';

/** What clients may upload (000 §5). */
export const DOCUMENT_TYPES = ['ifta', 'invoice', 'receipt', 'bol', 'id', 'w9', 'other'] as const;
export const DOCUMENT_STATUSES = ['received', 'pending', 'processed', 'approved', 'rejected'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
const text = { shown: { type: 'string' } };
/** Options of what the system says of a paper that it reads. */
const READ = { optional: true, addedLater: true, systemSet: true } as const;

/**
 * Portal users read the papers of their client; users without a client, such as drivers, read the papers they uploaded.
 */
export const OWN_PAPERS: OwnReads = { may: 'portal.read', user: 'userId' };

/**
 * An uploaded file with the status of its review (decisions.md §6). Its content is in the file storage, named by its
 * hash.
 */
@Kind({
  plural: 'documents',
  numbers: 'document_ids',
  displayName: 'originalName',
  flow: {
    field: 'status',
    multiple: ['received,pending'],
    moves: {
      DocumentQueued: { from: ['received', 'processed', 'approved', 'rejected'], to: 'pending', clears: ['reason'] },
      DocumentProcessed: { from: ['pending'], to: 'processed' },
      DocumentApproved: { from: ['pending'], to: 'approved' },
      DocumentRejected: { from: ['received', 'pending'], to: 'rejected', with: ['reason'] },
      DocumentContentRead: {
        when: 'readingStatus',
        with: ['readingStatus', 'readKind', 'readValues', 'readingFault', 'documentType'],
        words: 'read what the document says',
      },
      DocumentReturned: { from: ['pending'], to: 'received', words: 'returned the document to the desk' },
    },
  },
  may: {
    read: 'documents.read',
    notifies: 'portal.read',
    ownReads: OWN_PAPERS,
    add: ['documents.write', 'portal.write'],
    write: 'documents.write',
    remove: 'documents.delete',
  },
  computed: { fileUrl: { ...text, of: ({ id }: Document) => `/api/files/document-${id}` } },
})
export class Document extends ClientRecord<number> {
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) override clientId: string | null;
  @Uuid('user', { optional: true, systemSet: true, hidden: true }) userId: string | null;
  @Line('Uploaded by', { systemSet: true, searched: true }) uploadedBy: string;
  @Choice('Document type', DOCUMENT_TYPES, { sorted: true, filtered: true })
  documentType: (typeof DOCUMENT_TYPES)[number];
  @Line('Name', { systemSet: true, searched: true, sorted: true }) originalName: string;
  @Line('Content type', { systemSet: true }) mimeType: string;
  @Whole('Size', 0, Number.MAX_SAFE_INTEGER, { systemSet: true }) fileSize: number;
  /** SHA-256 of the content. */
  @Line('Content', { systemSet: true, hidden: true }) file: string;
  @Choice('Status', DOCUMENT_STATUSES, { initial: 'received', sorted: true }) status: DocumentStatus;
  /** Why the paper was rejected. */
  @Line('Reason', { optional: true, max: 1_000 }) reason: string | null;
  /** The load that the paper belongs to, such as the load of a bill of lading. */
  @RefersTo('load', { label: 'load', numbered: true, optional: true, systemSet: true, as: 'loadNumber' })
  loadId: number | null;
  @Id('invoice', { optional: true, systemSet: true, filtered: true }) invoiceId: number | null;
  @RefersTo('expense', { label: 'expense', numbered: true, optional: true, systemSet: true }) expenseId: number | null;

  /** What became of reading it; null: nobody asked for it. */
  @Choice('Reading', READING_STATUSES, READ) readingStatus: (typeof READING_STATUSES)[number] | null;
  /** What kind of paper it is, by what it says. */
  @Choice('Kind of paper', READ_KINDS, READ) readKind: ReadKind | null;
  @field<readonly ReadValue[], typeof READ>('What it says', readValues, READ) readValues: readonly ReadValue[] | null;
  /** Why it could not be read. */
  @Line('Why it was not read', { ...READ, max: 500 }) readingFault: string | null;
}
