import type { DatabaseError } from 'pg';

/**
 * A business rule refuses a request. `code` is stable and machine-readable, `message` is a sentence for the user,
 * `kind` determines the HTTP status, and `fields` holds the mistakes by field.
 * @example new RuleViolation('IN_USE', 'This broker is in use by 2 open loads: L-7, L-9')
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

/**
 * The error for a mistake in one field: a RuleViolation with code INVALID, unless `code` says otherwise.
 * @example throw mistake('dueDate', 'Due date must be after the invoice date')
 */
export const mistake = (field: string, message: string, code = 'INVALID'): RuleViolation =>
  new RuleViolation(code, message, 'invalid', [{ field, message }]);

/** The title of a record at the beginning of a sentence: 'An invoice'. */
export const withArticle = (title: string): string => `${/^[aeio]/i.test(title) ? 'An' : 'A'} ${title}`;

export const notFound = (what: string): RuleViolation =>
  new RuleViolation('NOT_FOUND', `This ${what} does not exist`, 'not-found');

/** Somebody else appended to one of the streams after it was read. */
export class VersionConflict extends Error {
  constructor(readonly streams: readonly string[]) {
    super(`The record changed meanwhile: ${streams.join(', ')}`);
  }
}

/** Other writers were faster in every try of a command that has no expected version. */
export class RecordBusy extends VersionConflict {}

/** A value that must be unique is already taken; `constraint` names the index. */
export class UniqueConflict extends Error {
  constructor(
    readonly constraint: string,
    readonly detail: string,
  ) {
    super(`The value is taken (${constraint})`);
  }
}

/** The codes of what is taken: by a unique index, or by an exclusion constraint (no two rules on one day). */
const TAKEN: ReadonlySet<string | undefined> = new Set(['23505', '23P01']);

/** Converts PostgreSQL's unique or exclusion violation into a UniqueConflict; null for any other error. */
export const uniqueConflictOf = ({
  code,
  constraint,
  detail,
}: Pick<DatabaseError, 'code' | 'constraint' | 'detail'>): UniqueConflict | null =>
  TAKEN.has(code) ? new UniqueConflict(constraint ?? '', detail ?? '') : null;

/** The database went away or is too busy: the write was never tried, or its outcome is unknown. */
export class StoreUnavailable extends Error {}

/** The SQLSTATE with which the database refuses a writer of an earlier release. */
export const ANOTHER_RELEASE = 'AX426';

/**
 * This process belongs to an earlier release than the database, or has read data that only a later release writes. It
 * must not write, and must not serve requests.
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
