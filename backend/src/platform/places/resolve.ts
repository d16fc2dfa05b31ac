import { milesBetween, type Point } from './earth';
import { keyOf, wordsOf } from './fold';
import { countryOf, stateAtEnd, type StateAtEnd } from './jurisdictions';
import { postalCodeIn, type PostalCode } from './postal';
import { lettersApart, lettersOf, mistakesAllowed, spelledApart } from './spelling';
import type { Code, Town, Towns } from './towns';

/** A town, or the middle of a ZIP code, that a text means. */
export interface Place extends Point {
  readonly city: string;
  readonly state: string;
  readonly country: 'US' | 'CA';
  readonly postalCode: string | null;
  /** The text says something like it: a letter is another, or words before it were left out. */
  readonly near: boolean;
}

/** The longest text that is read. */
export const LONGEST_PLACE = 200;
const MOST_ANSWERS = 20;
const MOST_WORDS = 4;
/** A town and a ZIP code that are further apart do not mean the same place. */
const SAME_PLACE_MILES = 60;
/** A part of a town lies that near to its middle. */
const CLOSE_MILES = 8;

interface Hit {
  readonly town: Town;
  readonly near: boolean;
}
const asPlace = ({ town, near }: Hit): Place => ({
  city: town.name,
  state: town.state,
  country: countryOf(town.state),
  latitude: town.latitude,
  longitude: town.longitude,
  postalCode: null,
  near,
});

const asHits = (towns: readonly Town[], near: boolean): Hit[] => towns.map((town) => ({ town, near }));

/** The towns whose names differ least from a key, if they differ little enough. */
const spelledLike = (towns: Towns, key: string, { state, country }: StateAtEnd): Hit[] => {
  let least = mistakesAllowed(key.length);
  let found: Town[] = [];
  if (least === 0) return [];
  const letters = lettersOf(key);
  for (const town of towns.in(state)) {
    if (lettersApart(letters, town.letters) > 2 * least || (country && countryOf(town.state) !== country)) continue;
    const apart = spelledApart(key, town.key, least);
    if (apart > least) continue;
    found = apart < least ? [town] : [...found, town];
    least = apart;
  }
  return asHits(
    found.sort((one, other) => other.people - one.people),
    true,
  );
};

const hasDigit = (words: readonly string[]): boolean => words.some((word) => /\d/.test(word));

/** The towns that the words between two commas mean: all of them, or the last one to four beside a state. */
const hitsOf = (towns: Towns, words: readonly string[], end: StateAtEnd): Hit[] => {
  if (!hasDigit(words)) {
    const exact = towns.named(keyOf(words), end.state, end.country);
    if (exact.length > 0) return asHits(exact, false);
    const city = end.state === null ? [] : towns.named(`${keyOf(words)}city`, end.state);
    const like = city.length > 0 ? asHits(city, true) : spelledLike(towns, keyOf(words), end);
    if (like.length > 0) return like;
  }
  if (end.state === null) return [];
  const ends = [1, 2, 3, MOST_WORDS]
    .filter((count) => count < words.length)
    .map((count) => words.slice(-count))
    .filter((last) => !hasDigit(last))
    .reverse();
  for (const last of ends) {
    const exact = towns.named(keyOf(last), end.state);
    if (exact.length > 0) return asHits(exact, !hasDigit(words));
  }
  for (const last of ends) {
    const like = spelledLike(towns, keyOf(last), end);
    if (like.length > 0) return like;
  }
  return [];
};

/** What a text says: its state, and what stands between commas before it, the last first. */
const partsOf = (text: string): { end: StateAtEnd; parts: string[][] } => {
  const parts = text
    .split(/[,;\n]/)
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const words = parts.flat();
  const end = stateAtEnd(words);
  let left = end.words;
  const before = parts.reverse().flatMap((part) => {
    const cut = Math.min(left, part.length);
    left -= cut;
    return cut < part.length ? [part.slice(0, part.length - cut)] : [];
  });
  // "New York" and "Quebec" alone are towns
  if (before.length === 0 && end.state !== null)
    return { end: { state: null, country: null, words: 0 }, parts: [words] };
  return { end, parts: before };
};

/** The largest town close to a code, else the nearest one. */
const townOf = (towns: Towns, code: Code): Town | null => {
  const around = [...towns.in(code.state)]
    .filter(({ people }) => people > 0)
    .map((town) => ({ town, miles: milesBetween(town, code) }));
  const close = around.filter(({ miles }) => miles < CLOSE_MILES);
  const [first] = (close.length > 0 ? close : around).sort((one, other) =>
    close.length > 0 ? other.town.people - one.town.people : one.miles - other.miles,
  );
  return first?.town ?? null;
};

/** Where a code is, if it may be what the text means. */
const byCode = (towns: Towns, postal: PostalCode, end: StateAtEnd, hits: readonly Hit[]): Place | null => {
  const code = towns.code(postal.known);
  if (!code || (end.state === null ? !postal.isLast : end.state !== code.state)) return null;
  const [hit] = hits;
  if (hit && milesBetween(hit.town, code) > SAME_PLACE_MILES) return null;
  const city = hits.length === 1 && hit ? hit.town.name : (code.city ?? townOf(towns, code)?.name ?? postal.known);
  const { state, latitude, longitude } = code;
  return { city, state, country: countryOf(state), latitude, longitude, postalCode: postal.shown, near: false };
};

/**
 * The places that a text may mean, as people write them: one when it is clear, several when one must be asked, the
 * largest first, none when nothing is called so.
 * @param text 'Elko, NV', 'st louis mo', 'Grand Jct, Colorado', '100 Main St, Reno NV 89501', 'M5V 3L9'
 */
export const resolve = (towns: Towns, text: string): Place[] => {
  const cut = text.slice(0, LONGEST_PLACE);
  const postal = postalCodeIn(cut);
  const { end, parts } = partsOf(postal ? postal.rest : cut);
  const inState = postal && end.state === null ? { ...end, state: towns.code(postal.known)?.state ?? null } : end;
  let hits: Hit[] = [];
  for (const part of parts) {
    hits = hitsOf(towns, part, inState);
    if (hits.length > 0) break;
  }
  const coded = postal && byCode(towns, postal, end, hits);
  return coded ? [coded] : hits.slice(0, MOST_ANSWERS).map(asPlace);
};
