import { RuleViolation } from '../core/errors';

export const NO_CURSOR = 'The cursor is not one of ours';
/** Holds the longest texts that lists are sorted by. */
export const LONGEST_CURSOR = 4_000;

export const noCursor = (): RuleViolation =>
  new RuleViolation('INVALID_CURSOR', NO_CURSOR, 'invalid', [{ field: 'cursor', message: NO_CURSOR }]);

/** A place between two rows of a sorted list. */
export interface Cursor {
  /** The list and the sort it belongs to. */
  readonly of: string;
  /** Whether the rows before the place are wanted, not those after it. */
  readonly back: boolean;
  /**
   * What the row beside the place is sorted by, as PostgreSQL writes it; null: the start of the list, or its end for
   * what is before it.
   */
  readonly at: readonly (string | null)[] | null;
  /** How many rows are wanted, where that is not for the request to say. */
  readonly take?: number;
}

export const cursorText = ({ of, back, at, take }: Cursor): string =>
  Buffer.from(JSON.stringify([of, back, at, ...(take === undefined ? [] : [take])])).toString('base64url');

/** @throws RuleViolation for a cursor that is broken or of another list or sort */
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

/** Only what is sorted by may be nothing; what breaks ties never is. */
const isPlace = (at: unknown, columns: number): at is (string | null)[] =>
  Array.isArray(at) &&
  at.length === columns &&
  at.every((value, nr) => typeof value === 'string' || (value === null && nr === 0 && columns > 1));
