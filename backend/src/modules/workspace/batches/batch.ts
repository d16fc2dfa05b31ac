import { Choice, field, Line, ListOf, Uuid, Whole } from '../../../platform/fields/decorators';
import { text } from '../../../platform/fields/texts';
import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { lines } from '../../../platform/records/requests/lines';

/**
 * What is done with many records at once, by workers: a sheet is taken in, a list is cleared, what was cleared comes
 * back.
 */
export const BATCH_TASKS = ['import', 'clear', 'restore'] as const;
export const BATCH_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
/** So many refusals are kept of a batch. */
export const MOST_ERRORS = 1_000;
/** So many columns are told that nothing was read from. */
export const MOST_UNREAD = 100;
const MOST = 1_000_000_000;

/** Why a row was not taken, or a record not cleared. */
export class BatchError {
  /** The row of the sheet; 0: no sheet. */
  @Whole('Row', 0, MOST) row: number;
  @Line('Error', { max: 1_000 }) error: string;
}

/** Work on many records that somebody ordered; how far it is, and what came of it. */
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
  /** Which kind of records it is about. */
  @Line('Records', { systemSet: true }) of: string;
  /** The name of the sheet, or what it does in words. */
  @Line('Name', { systemSet: true, searched: true }) name: string;
  /** SHA-256 of the sheet. */
  @Line('File', { systemSet: true, optional: true, hidden: true }) file: string | null;
  /** The batch that this one takes back. */
  @Uuid('batch', { systemSet: true, optional: true }) takesBack: string | null;
  @Line('Ordered by', { systemSet: true }) orderedBy: string;
  @Uuid('user', { systemSet: true, hidden: true }) userId: string;
  @Line('Role', { systemSet: true, hidden: true }) role: string;
  @Choice('Status', BATCH_STATUSES, { systemSet: true, filtered: true, initial: 'waiting' })
  status: (typeof BATCH_STATUSES)[number];
  /** The client whose the rows are that name none. */
  @Uuid('client', { systemSet: true, optional: true, addedLater: true, hidden: true }) forClientId: string | null;
  /** How much of the sheet is read, in percent, before its first row is taken; null: nobody had to wait for that. */
  @Whole('Read', 0, 100, { systemSet: true, optional: true, addedLater: true }) read: number | null;
  /** How many rows or records are through, and of how many. */
  @Whole('Done', 0, MOST, { systemSet: true, initial: 0 }) done: number;
  @Whole('Total', 0, MOST, { systemSet: true, initial: 0 }) total: number;
  @Whole('Successful', 0, MOST, { systemSet: true, initial: 0 }) success: number;
  @Whole('Errors', 0, MOST, { systemSet: true, initial: 0 }) failed: number;
  /** The first thousand. */
  @field('Errors', lines(() => BatchError, { most: MOST_ERRORS }), { systemSet: true, initial: [] })
  errors: readonly BatchError[];
  /** Columns of the sheet that nothing was read from, by their headers. */
  @ListOf('Columns not read', text('column', { max: 200 }), {
    systemSet: true,
    optional: true,
    addedLater: true,
    most: MOST_UNREAD,
  })
  unread: readonly string[] | null;
  /** Why nothing of it could be done. */
  @Line('Reason', { systemSet: true, optional: true, max: 1_000 }) reason: string | null;
}
