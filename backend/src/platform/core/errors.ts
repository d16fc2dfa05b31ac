import type { DatabaseError } from 'pg';

/**
 * A business rule says no. `code` is stable and machine-readable, `message` a sentence for the user; `kind` picks the
 * HTTP status.
 */
export class RuleViolation extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly kind: 'conflict' | 'not-found' | 'invalid' | 'forbidden' = 'conflict',
    readonly fields: readonly { field: string; message: string }[] = [],
  ) {
    super(message);
  }
}

export const notFound = (what: string): RuleViolation =>
  new RuleViolation('NOT_FOUND', `This ${what} does not exist`, 'not-found');

/** Somebody else changed one of the streams after it was read. */
export class VersionConflict extends Error {
  constructor(readonly streams: readonly string[]) {
    super(`The record changed meanwhile: ${streams.join(', ')}`);
  }
}

/** Others were faster each time a change was decided, whose caller did not say which version it had seen. */
export class RecordBusy extends VersionConflict {}

/** A value that must be unique is taken; `constraint` names the index. */
export class UniqueConflict extends Error {
  constructor(
    readonly constraint: string,
    readonly detail: string,
  ) {
    super(`The value is taken (${constraint})`);
  }
}

/** What PostgreSQL's refusal of a value that is taken means; null for any other error. */
export const uniqueConflictOf = ({
  code,
  constraint,
  detail,
}: Pick<DatabaseError, 'code' | 'constraint' | 'detail'>): UniqueConflict | null =>
  code === '23505' ? new UniqueConflict(constraint ?? '', detail ?? '') : null;

/** The outcome of a write is unknown or it was never tried, because the database went away. */
export class StoreUnavailable extends Error {}

/** What the database answers to a writer of a release that it belongs to no more. */
export const ANOTHER_RELEASE = 'AX426';

/**
 * This process is of an earlier release than the database, or has met what only a later one writes. It must not write
 * any more, nor be asked.
 */
export class ReleaseBehind extends Error {
  constructor(why = 'The database belongs to a newer release of Axlebook than this process') {
    super(why);
  }
}

export const invariant: (holds: boolean, what: string) => asserts holds = (holds, what) => {
  if (!holds) throw new Error(`History is impossible: ${what}`);
};

export const assertNever = (value: never): never => {
  throw new Error(`No case for ${JSON.stringify(value)}`);
};
