import { STATE_CODES, STATE_NAMES } from '../fields/places';
import { wordsOf } from './fold';

/** How people write states beside their codes and names. */
const SHORT: Readonly<Record<string, string>> = {
  ala: 'AL',
  alta: 'AB',
  ariz: 'AZ',
  ark: 'AR',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  nebr: 'NE',
  nev: 'NV',
  newfoundland: 'NL',
  nfld: 'NL',
  okla: 'OK',
  ont: 'ON',
  ore: 'OR',
  pei: 'PE',
  penn: 'PA',
  penna: 'PA',
  que: 'QC',
  pq: 'QC',
  sask: 'SK',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
  'yukon territory': 'YT',
};
const MOST_WORDS = 4;
const BY_WORDS: ReadonlyMap<string, string> = new Map([
  ...STATE_CODES.map((code) => [code.toLowerCase(), code] as const),
  ...Object.entries(STATE_NAMES).map(([code, name]) => [wordsOf(name).join(' '), code] as const),
  ...Object.entries(SHORT),
]);
const PROVINCES = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));

/** The country of a state or province: 'US' or 'CA'. */
export const countryOf = (state: string): 'US' | 'CA' => (PROVINCES.has(state) ? 'CA' : 'US');

/** What a text ends in: its state, if it names one, and how many of its words that takes. */
export interface StateAtEnd {
  readonly state: string | null;
  readonly country: 'US' | 'CA' | null;
  readonly words: number;
}

const COUNTRIES: readonly (readonly [string, 'US' | 'CA'])[] = [
  ['united states of america', 'US'],
  ['united states', 'US'],
  ['usa', 'US'],
  ['us', 'US'],
  ['canada', 'CA'],
];
const endsIn = (words: readonly string[], end: string): boolean => {
  const ending = end.split(' ');
  return ending.length <= words.length && words.slice(-ending.length).join(' ') === end;
};
const stateAt = (words: readonly string[]): readonly [string, number] | null => {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const state = BY_WORDS.get(words.slice(-count).join(' '));
    if (state !== undefined) return [state, count];
  }
  return null;
};

/**
 * The state or province at the end of a text, as a code, a name or an abbreviation, before a country or without one.
 * @example stateAtEnd(['toronto', 'ont', 'canada']) // { state: 'ON', country: 'CA', words: 2 }
 */
export const stateAtEnd = (words: readonly string[]): StateAtEnd => {
  const country = COUNTRIES.find(([name]) => words.length > 1 && endsIn(words, name));
  const taken = country ? country[0].split(' ').length : 0;
  const inner = taken > 0 ? words.slice(0, -taken) : words;
  const found = stateAt(inner);
  if (!found) return { state: null, country: country?.[1] ?? null, words: taken };
  // "Toronto, ON, CA": the end is the country; "Ontario, CA" is a town in California
  const before = inner.at(-1) === 'ca' ? stateAt(inner.slice(0, -1)) : null;
  if (before && PROVINCES.has(before[0]) && before[1] + 1 < inner.length)
    return { state: before[0], country: 'CA', words: taken + 1 + before[1] };
  return { state: found[0], country: country?.[1] ?? countryOf(found[0]), words: taken + found[1] };
};
