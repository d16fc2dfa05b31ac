import type { DatabaseError } from 'pg';
import { VersionConflict } from '../../core/errors';
import { losersOf } from './lane-sql';

const WAITS = new Set(['55P03', '40P01']);

/**
 * PostgreSQL refused a whole batch; nothing of it was written. `table` is the table of the statement that failed; null
 * when the append or the commit failed.
 */
export class BatchRefused extends Error {
  constructor(
    override readonly cause: DatabaseError,
    readonly table: string | null,
  ) {
    super(cause.message);
  }

  /** Whether the batch timed out waiting for a lock that somebody else holds. */
  get isWait(): boolean {
    return WAITS.has(this.cause.code ?? '');
  }
}

/**
 * For a refusal by version checks: a function that returns the conflict of the unit at an index, or null if that unit
 * was fine. Null for any other refusal.
 */
export const conflictOf = ({ cause }: BatchRefused): ((index: number) => VersionConflict | null) | null => {
  if (cause.code !== 'AX409') return null;
  const moved = losersOf(String(cause.detail));
  return (index) => (moved.has(index) ? new VersionConflict(moved.get(index) ?? []) : null);
};
