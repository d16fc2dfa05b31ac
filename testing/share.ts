// Sweeps over every screen, list, form and kind grow with the product. A run of `npm test` goes through a share of each, the next commit's
// run through another; `npm run test:long`, and a file that is run alone, goes through all of them.

/** '2/3': the second of three shares; without it everything. */
const [nr = 1, of = 1] = (process.env['TEST_SHARE'] ?? '1/1').split('/').map(Number);
if (!(Number.isInteger(nr) && Number.isInteger(of) && nr >= 1 && nr <= of))
  throw new Error('TEST_SHARE must be a share such as 2/3');

/** The same number for the same name, in every run (FNV-1a). */
const numberOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** Which share this run goes through, from 1. */
export const share = nr;

/** Whether this run goes through all shares. */
export const isWhole = of === 1;

/** Whether what has this name is in this run's share: a name stays in its share whatever stands beside it. */
export const inShare = (name: string): boolean => numberOf(name) % of === nr - 1;

/** What of a sweep this run goes through, by its names: each name is in one share. */
export const shareOf = <T extends string>(names: readonly T[]): readonly T[] => names.filter(inShare);

/** Whose turn it is of the ways that one story is told in, such as screens: one at least in each run, and all of them over three shares. */
export const turnOf = <const T>(ways: readonly T[]): readonly T[] =>
  ways.filter((_, at) => at % of === (nr - 1) % Math.min(of, ways.length));
