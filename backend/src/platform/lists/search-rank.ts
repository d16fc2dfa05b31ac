/**
 * How well the name of a record fits what was typed, the best first: 0 it is the name, 1 the name begins with it, 2 a
 * word of the name begins with it, 3 it was found elsewhere, 4 what was typed is a sum over other records.
 * @example rankOf('Ridgeline Carriers LLC', 'ridge') // 1
 */
export type Rank = 0 | 1 | 2 | 3 | 4;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const rankOf = (name: string, typed: string): Rank => {
  const [held, asked] = [plain(name), plain(typed)];
  if (asked === '') return 3;
  if (held === asked) return 0;
  if (held.startsWith(asked)) return 1;
  return ` ${held}`.includes(` ${asked}`) ? 2 : 3;
};

/** What people look for first, and what they seldom mean: the rest stands between. */
const FIRST = ['client', 'driver', 'invoice', 'load', 'vehicle', 'broker'];
const LAST = ['obligation', 'fee', 'portalpayment', 'upload', 'file', 'document', 'batch'];

/** The place of a kind among those of equal rank. */
export const placeOfKind = (kind: string): number => {
  const [first, last] = [FIRST.indexOf(kind), LAST.indexOf(kind)];
  return first >= 0 ? first - FIRST.length : last + 1;
};

interface Ranked {
  readonly kind: string;
  readonly name: string;
  /** It was found by a sum over other records. */
  readonly bySum?: boolean;
}

/**
 * Findings kind by kind: first the kind with the name that fits best, of equal ones the kind that people look for
 * first; within a kind the best name first, and equal ones as they came.
 */
export const ranked = <Found extends Ranked>(found: readonly Found[], typed: string): Found[] => {
  const rank = ({ name, bySum = false }: Found): Rank => (bySum ? 4 : rankOf(name, typed));
  const best = new Map<string, Rank>();
  for (const each of found) best.set(each.kind, Math.min(best.get(each.kind) ?? 4, rank(each)) as Rank);
  const before = (one: Found, other: Found): number =>
    (best.get(one.kind) ?? 4) - (best.get(other.kind) ?? 4) ||
    placeOfKind(one.kind) - placeOfKind(other.kind) ||
    one.kind.localeCompare(other.kind) ||
    rank(one) - rank(other);
  return found.toSorted(before);
};
