import type { DatabaseError } from 'pg';
import { VersionConflict } from '../../core/errors';
import { losersOf } from './lane-sql';

const WAITS = new Set(['55P03', '40P01']);

/**
 * PostgreSQL refused a batch, whole. `table` is that of the statement which failed; null: it was the append or the
 * commit.
 */
export class BatchRefused extends Error {
  constructor(
    override readonly cause: DatabaseError,
    readonly table: string | null,
  ) {
    super(cause.message);
  }

  /** It waited in vain for a lock that somebody else holds. */
  get isWait(): boolean {
    return WAITS.has(this.cause.code ?? '');
  }
}

/** Which units of a batch were too late, and for which streams; null for any other refusal. */
export const conflictOf = ({ cause }: BatchRefused): ((index: number) => VersionConflict | null) | null => {
  if (cause.code !== 'AX409') return null;
  const moved = losersOf(String(cause.detail));
  return (index) => (moved.has(index) ? new VersionConflict(moved.get(index) ?? []) : null);
};
