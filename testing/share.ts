// Sweeps over every screen, list, form and kind grow with the product. A run of `npm test` goes through a share of
// each, the next commit's run through another; `npm run test:long`, and a file that is run alone, goes through all of
// them (docs/adr/0024).
import { TURNS } from './turns.cjs';

/** '5/64': the fifth of sixty-four runs that go through everything between them; without it this one does. */
const [nr = 1, of = 1] = (process.env['TEST_SHARE'] ?? '1/1').split('/').map(Number);
if (!(Number.isInteger(nr) && nr >= 1 && nr <= of && (of === 1 || of % TURNS === 0)))
  throw new Error(`TEST_SHARE must be a share such as 5/64, of a multiple of ${TURNS}`);

/** Whether this run goes through all shares. */
export const isWhole = of === 1;

/** Stories take turns first: whose turn it is comes with another share of its sweeps each time. */
const shares = isWhole ? 1 : of / TURNS;

/** Which share of the sweeps this run goes through, from 1. */
export const share = 1 + Math.floor((nr - 1) / (of / shares));

/** The same number for the same name, in every run (FNV-1a). */
const numberOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** Whether what has this name is in this run's share: a name stays in its share whatever stands beside it. */
export const inShare = (name: string): boolean => numberOf(name) % shares === share - 1;

const QUARTERS = 4;
/**
 * Whether what has this name is in this run's quarter of its share: what costs most of a sweep that every run goes
 * through.
 */
export const inRun = (name: string): boolean =>
  inShare(name) && (isWhole || Math.floor(numberOf(name) / shares) % QUARTERS === (nr - 1) % QUARTERS);

/** What of a sweep this run goes through, by its names: each name is in one share; the first where none is in this. */
export const shareOf = <T extends string>(names: readonly T[]): readonly T[] => {
  const mine = names.filter(inShare);
  return mine.length > 0 ? mine : names.slice(0, 1);
};

/**
 * Whose turn it is of the ways that one story is told in, such as screens: one at least in each share, and all of them
 * over all.
 */
export const turnOf = <const T>(ways: readonly T[]): readonly T[] => {
  const turns = Math.min(shares, ways.length);
  return ways.filter((_, at) => at % turns === (share - 1) % turns);
};
