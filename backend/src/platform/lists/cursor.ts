import { RuleViolation } from '../core/errors';

export const NO_CURSOR = 'The cursor is not one of ours';
/** Long enough for the longest texts that lists are sorted by. */
export const LONGEST_CURSOR = 4_000;

export const noCursor = (): RuleViolation =>
  new RuleViolation('INVALID_CURSOR', NO_CURSOR, 'invalid', [{ field: 'cursor', message: NO_CURSOR }]);

/**
 * A position between two rows of a sorted list.
 * @example { of: 'loads:-dueDate', back: false, at: ['2026-12-01', '7'] }
 */
export interface Cursor {
  /** The list and the sort that the cursor belongs to. */
  readonly of: string;
  /** Whether the cursor asks for the rows before the position instead of those after it. */
  readonly back: boolean;
  /**
   * The sort values of the row next to the position, as PostgreSQL prints them. Null: the start of the list, or its end
   * when `back`.
   */
  readonly at: readonly (string | null)[] | null;
  /** How many rows to return, when the cursor and not the request decides that (the last page). */
  readonly take?: number;
}

export const cursorText = ({ of, back, at, take }: Cursor): string =>
  Buffer.from(JSON.stringify([of, back, at, ...(take === undefined ? [] : [take])])).toString('base64url');

/** @throws RuleViolation INVALID_CURSOR for a cursor that is broken, or belongs to another list or sort */
export const cursorOf = (text: string, of: string, columns: number): Cursor => {
  const read = parsed(text);
  if (!Array.isArray(read) || read[0] !== of || typeof read[1] !== 'boolean') throw noCursor();
  const [, back, at, take] = read as [string, boolean, unknown, unknown];
  if (at !== null && !isPlace(at, columns)) throw noCursor();
  if (take === undefined) return { of, back, at };
  if (!Number.isSafeInteger(take) || Number(take) < 1) throw noCursor();
  return { of, back, at, take: Number(take) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw noCursor();
  }
};

/** Only the sort value may be null; the values that break ties never are. */
const isPlace = (at: unknown, columns: number): at is (string | null)[] =>
  Array.isArray(at) &&
  at.length === columns &&
  at.every((value, nr) => typeof value === 'string' || (value === null && nr === 0 && columns > 1));
