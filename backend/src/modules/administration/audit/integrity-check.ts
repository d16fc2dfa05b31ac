import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { Choice, Instant, Line, ListOf, Whole } from '../../../platform/fields/decorators';
import { text } from '../../../platform/fields/texts';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';

export const CHECK_STATUSES = ['waiting', 'whole', 'faulty', 'failed'] as const;
/** How many findings are kept with a check; the command `replay --verify` lists all of them. */
export const MOST_FINDINGS = 100;
const MOST = 2_000_000_000;
const RESULT = ['facts', 'streams', 'tables', 'differences', 'position', 'headStream', 'headAt', 'findings'];

/** One check of the whole log and of every read table that is folded from it, with its result. */
@Kind({
  plural: 'integrity-checks',
  pluralTitle: 'integrity checks',
  displayName: 'name',
  flow: {
    field: 'status',
    initialStatuses: ['waiting'],
    moves: {
      IntegrityConfirmed: { from: ['waiting'], to: 'whole', with: RESULT, words: 'found the log whole' },
      IntegrityBroken: { from: ['waiting'], to: 'faulty', with: RESULT, words: 'found faults' },
      IntegrityCheckFailed: { from: ['waiting'], to: 'failed', with: ['reason'], words: 'could not finish the check' },
    },
  },
  may: { read: 'audit.read', add: 'jobs.manage', write: SYSTEM_ONLY, remove: SYSTEM_ONLY },
})
export class IntegrityCheck extends StoredRecord {
  @Line('Name', { systemSet: true, searched: true }) name: string;
  @Line('Ordered by', { systemSet: true }) orderedBy: string;
  @Choice('Status', CHECK_STATUSES, { systemSet: true, filtered: true, initial: 'waiting' })
  status: (typeof CHECK_STATUSES)[number];
  @Whole('Facts', 0, MOST, { systemSet: true, initial: 0 }) facts: number;
  /** How many streams the checked events belong to. */
  @Whole('Streams', 0, MOST, { systemSet: true, initial: 0 }) streams: number;
  /** How many read tables were folded again. */
  @Whole('Tables', 0, MOST, { systemSet: true, initial: 0 }) tables: number;
  /** How many rows of read tables differ from their replay. */
  @Whole('Differences', 0, MOST, { systemSet: true, initial: 0 }) differences: number;
  /** The position of the last event that was checked. */
  @Whole('Position', 0, MOST, { systemSet: true, initial: 0 }) position: number;
  @Line('Last stream', { systemSet: true, optional: true, max: 200 }) headStream: string | null;
  @Instant('Last fact at', { systemSet: true, optional: true }) headAt: string | null;
  /** What is wrong, in one sentence for each fault. */
  @ListOf('Findings', text('Finding', { max: 1_000 }), { systemSet: true, initial: [], most: MOST_FINDINGS })
  findings: readonly string[];
  /** Why the check could not finish. */
  @Line('Reason', { systemSet: true, optional: true, max: 1_000 }) reason: string | null;
}
