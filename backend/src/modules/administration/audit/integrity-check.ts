import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { Choice, Instant, Line, ListOf, Whole } from '../../../platform/fields/decorators';
import { text } from '../../../platform/fields/texts';
import { KeptRecord } from '../../../platform/records/kind/kept-record';
import { Kind } from '../../../platform/records/kind/kind';

export const CHECK_STATUSES = ['waiting', 'whole', 'faulty', 'failed'] as const;
/** So many findings are kept of a check; the command `replay --verify` tells all. */
export const MOST_FINDINGS = 100;
const MOST = 2_000_000_000;
const RESULT = ['facts', 'streams', 'tables', 'differences', 'position', 'headStream', 'headAt', 'findings'];

/** One look through the whole log and everything folded from it: when, by whom, and what came of it. */
@Kind({
  plural: 'integrity-checks',
  titles: 'integrity checks',
  called: 'name',
  flow: {
    field: 'status',
    begins: ['waiting'],
    moves: {
      IntegrityConfirmed: { from: ['waiting'], to: 'whole', with: RESULT, words: 'found the log whole' },
      IntegrityBroken: { from: ['waiting'], to: 'faulty', with: RESULT, words: 'found faults' },
      IntegrityCheckFailed: { from: ['waiting'], to: 'failed', with: ['reason'], words: 'could not finish the check' },
    },
  },
  may: { read: 'audit.read', add: 'jobs.manage', write: SYSTEM_ONLY, remove: SYSTEM_ONLY },
})
export class IntegrityCheck extends KeptRecord {
  @Line('Name', { own: true, searched: true }) name: string;
  @Line('Ordered by', { own: true }) orderedBy: string;
  @Choice('Status', CHECK_STATUSES, { own: true, filtered: true, initial: 'waiting' })
  status: (typeof CHECK_STATUSES)[number];
  @Whole('Facts', 0, MOST, { own: true, initial: 0 }) facts: number;
  /** Records and aggregates that the facts are of. */
  @Whole('Streams', 0, MOST, { own: true, initial: 0 }) streams: number;
  /** Read tables that were folded anew. */
  @Whole('Tables', 0, MOST, { own: true, initial: 0 }) tables: number;
  /** Rows that differ from their replay. */
  @Whole('Differences', 0, MOST, { own: true, initial: 0 }) differences: number;
  /** The last fact that was looked at. */
  @Whole('Position', 0, MOST, { own: true, initial: 0 }) position: number;
  @Line('Last stream', { own: true, optional: true, max: 200 }) headStream: string | null;
  @Instant('Last fact at', { own: true, optional: true }) headAt: string | null;
  /** What is wrong, a sentence each. */
  @ListOf('Findings', text('Finding', { max: 1_000 }), { own: true, initial: [], most: MOST_FINDINGS })
  findings: readonly string[];
  /** Why it came to no result. */
  @Line('Reason', { own: true, optional: true, max: 1_000 }) reason: string | null;
}
