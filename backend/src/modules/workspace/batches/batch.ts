import { Choice, field, Line, ListOf, Uuid, Whole } from '../../../platform/fields/decorators';
import { text } from '../../../platform/fields/texts';
import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { lines } from '../../../platform/records/requests/lines';

/** The tasks of a batch: import a sheet, clear (remove) all records of a kind, or restore what such a batch cleared. */
export const BATCH_TASKS = ['import', 'clear', 'restore'] as const;
export const BATCH_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
/** How many refusals a batch stores; later ones are only counted. */
export const MOST_ERRORS = 1_000;
/** How many unread columns of a sheet a batch lists. */
export const MOST_UNREAD = 100;
const MOST = 1_000_000_000;

/** Why a row was not imported, or a record not cleared. Example: `{ row: 7, error: 'Amount is missing' }`. */
export class BatchError {
  /** The row of the sheet, where the header is row 1; 0 for a batch without a sheet. */
  @Whole('Row', 0, MOST) row: number;
  @Line('Error', { max: 1_000 }) error: string;
}

/** Work on many records of one kind, done by a worker: who ordered it, its progress and its result. */
@Kind({
  plural: 'batches',
  pluralTitle: 'batches',
  displayName: 'name',
  parent: 'of',
  flow: {
    field: 'status',
    initialStatuses: ['waiting'],
    moves: {
      BatchBegun: { from: ['waiting'], to: 'running', words: 'began the batch' },
      BatchReadOn: { from: ['waiting', 'running'], when: 'read', with: ['read'], words: 'read on in the sheet' },
      BatchAdvanced: {
        from: ['waiting', 'running'],
        to: 'running',
        when: 'done',
        with: ['done', 'total', 'success', 'failed'],
        words: 'went on with the batch',
      },
      BatchFinished: {
        from: ['waiting', 'running'],
        to: 'done',
        with: ['done', 'total', 'success', 'failed', 'errors', 'unread'],
        words: 'finished the batch',
      },
      BatchFailed: { from: ['waiting', 'running'], to: 'failed', with: ['reason'], words: 'gave up the batch' },
    },
  },
  may: {
    read: 'batches.read',
    add: 'batches.write',
    write: SYSTEM_ONLY,
    remove: SYSTEM_ONLY,
    grants: { area: 'clients', agents: 'never' },
  },
})
export class Batch extends StoredRecord {
  @Choice('Task', BATCH_TASKS, { systemSet: true, filtered: true }) task: (typeof BATCH_TASKS)[number];
  /** The kind of the records, such as 'client'. */
  @Line('Records', { systemSet: true }) of: string;
  /** The file name of the sheet; for other tasks a title such as 'Clear all clients'. */
  @Line('Name', { systemSet: true, searched: true }) name: string;
  /** The SHA-256 of the sheet, under which it is stored. */
  @Line('File', { systemSet: true, optional: true, hidden: true }) file: string | null;
  /** For 'restore': the batch that cleared the records. */
  @Uuid('batch', { systemSet: true, optional: true }) takesBack: string | null;
  @Line('Ordered by', { systemSet: true }) orderedBy: string;
  @Uuid('user', { systemSet: true, hidden: true }) userId: string;
  @Line('Role', { systemSet: true, hidden: true }) role: string;
  @Choice('Status', BATCH_STATUSES, { systemSet: true, filtered: true, initial: 'waiting' })
  status: (typeof BATCH_STATUSES)[number];
  /** The client of rows that name none. */
  @Uuid('client', { systemSet: true, optional: true, addedLater: true, hidden: true }) forClientId: string | null;
  /** Percent of the sheet that is read before its first row is imported; null: reading took no noticeable time. */
  @Whole('Read', 0, 100, { systemSet: true, optional: true, addedLater: true }) read: number | null;
  /** How many rows or records are done, successful or refused, out of `total`. */
  @Whole('Done', 0, MOST, { systemSet: true, initial: 0 }) done: number;
  @Whole('Total', 0, MOST, { systemSet: true, initial: 0 }) total: number;
  @Whole('Successful', 0, MOST, { systemSet: true, initial: 0 }) success: number;
  @Whole('Errors', 0, MOST, { systemSet: true, initial: 0 }) failed: number;
  /** The first MOST_ERRORS refusals, in the order of the rows. */
  @field('Errors', lines(() => BatchError, { most: MOST_ERRORS }), { systemSet: true, initial: [] })
  errors: readonly BatchError[];
  /** The headers of the columns that were not imported. */
  @ListOf('Columns not read', text('column', { max: 200 }), {
    systemSet: true,
    optional: true,
    addedLater: true,
    most: MOST_UNREAD,
  })
  unread: readonly string[] | null;
  /** Why the whole batch failed. */
  @Line('Reason', { systemSet: true, optional: true, max: 1_000 }) reason: string | null;
}
