import { STATE_CODES, STATE_NAMES } from '../../../../platform/fields/places';

/** 'Chicago, IL' as a text names it. */
export interface PlaceRead {
  /** 'Chicago, IL' */
  readonly value: string;
  /** It has a ZIP or postal code of that state's form. */
  readonly coded: boolean;
}

const CODES = new Set(STATE_CODES);
const BY_NAME = new Map(Object.entries(STATE_NAMES).map(([code, name]) => [name.toLowerCase(), code]));
const ZIP = /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]|[A-Z]\d[A-Z]\d[A-Z]\d)$/;
/** Words that end an address, so that no town begins with what stands before them. */
const STREET =
  /^(?:st|street|ave|avenue|rd|road|dr|drive|blvd|boulevard|pkwy|parkway|hwy|highway|way|ln|lane|ct|court|pl|ter|terrace|cir|loop|trl|pike|ste|suite|unit|bldg|dock|rt|route|at|to|from|in|via|llc|inc|co|corp|warehouse|dc)\.?$/i;
const MOST_CITY_WORDS = 3;

/** The state that words at a place begin with: ['South', 'Dakota', …] takes two. */
const stateIn = (words: readonly string[], at: number): readonly [string, number] | null => {
  const word = (words[at] ?? '').replace(/[.,]$/, '');
  if (CODES.has(word)) return [word, 1];
  for (const count of [3, 2, 1]) {
    const name = words
      .slice(at, at + count)
      .join(' ')
      .replace(/[.,]$/, '')
      .toLowerCase();
    const code = BY_NAME.get(name);
    if (code !== undefined && /^[A-Z]/.test(words[at] ?? '')) return [code, count];
  }
  return null;
};
/** The words of a town that ends before a state. */
const cityBefore = (words: readonly string[], end: number): string => {
  const city: string[] = [];
  for (let at = end - 1; at >= 0 && city.length < MOST_CITY_WORDS; at -= 1) {
    const word = words[at] ?? '';
    const bare = word.replace(/,$/, '');
    if (at < end - 1 && word.endsWith(',')) break;
    if (!/^[A-Z][A-Za-z.'\u2019-]*$/.test(bare)) break;
    const saint =
      /^st\.?$/i.test(bare) &&
      city.length > 0 &&
      (at === 0 || /,$|^(?:st|ave|rd|dr|blvd)\.?$/i.test(words[at - 1] ?? ''));
    if (STREET.test(bare) && !saint) break;
    city.unshift(bare);
  }
  return city.join(' ');
};

/** Codes that end names of companies, too: 'Crown Beverage DC', 'DELTA STEEL CO'. */
const ENDS_NAMES = new Set(['DC', 'CO']);
interface Found extends PlaceRead {
  readonly byCode: boolean;
}
const placeAt = (words: readonly string[], at: number): Found | null => {
  const state = stateIn(words, at);
  if (!state) return null;
  const [code, count] = state;
  const byCode = count === 1 && CODES.has((words[at] ?? '').replace(/[.,]$/, ''));
  const next = words[at + count] ?? '';
  const coded = ZIP.test(next.replace(/[.,;)]$/, ''));
  const comma = words[at - 1]?.endsWith(',') ?? false;
  if (!byCode && /^[A-Z][a-z]/.test(next)) return null; // Oklahoma City
  const bare = at + count === words.length && at <= MOST_CITY_WORDS && !ENDS_NAMES.has(code);
  if (!comma && !coded && !bare) return null;
  const city = cityBefore(words, at);
  if (city === '') return null;
  const shown = city === city.toUpperCase() ? titled(city) : city;
  return { value: `${shown}, ${code}`, coded, byCode };
};

/**
 * The place that a text names with its state, one with a ZIP code before others. A state without a comma before it
 * needs a ZIP code, or to stand at the end of a few words.
 * @example placeIn('100 Main St, Reno NV 89501')?.value // 'Reno, NV'
 */
export const placeIn = (text: string): PlaceRead | null => {
  const words = text
    .replace(/\s[-\u2013\u2014|/]\s/g, ' ; ')
    .replace(/,(?=\S)/g, ', ')
    .split(/\s+/)
    .slice(0, 60);
  const found = words.flatMap((_, at) => (at === 0 ? [] : (placeAt(words, at) ?? [])));
  return found.find(({ coded }) => coded) ?? found.find(({ byCode }) => byCode) ?? found[0] ?? null;
};
const titled = (text: string): string =>
  text.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
