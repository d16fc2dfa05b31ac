import { STATE_CODES } from '../../../../platform/fields/places';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { trimmed } from '../../../../platform/core/trimmed';
import { daysIn } from './receipt-days';

/**
 * One field of an expense as read from the text of its receipt; `low` means that the value is a guess.
 * Example: `{ name: 'amount', value: '512.40', confidence: 'high' }`
 */
export interface Proposed {
  readonly name: 'category' | 'amount' | 'vendor' | 'expenseDate' | 'gallons' | 'jurisdiction';
  readonly value: string;
  readonly confidence: 'high' | 'low';
}
type Found = Pick<Proposed, 'value' | 'confidence'> | null;

const sure = (value: string): Found => ({ value, confidence: 'high' });
const perhaps = (value: string): Found => ({ value, confidence: 'low' });

const MONEY = /(?<![\d.,/-])\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,6})\.(\d{2})(?!\.?\d)(?!\s*(?:gal|%))/gi;
const moneyIn = (line: string): string[] =>
  [...line.matchAll(MONEY)].map(([, whole = '', rest = '']) => `${whole.replaceAll(',', '')}.${rest}`);

/** Words that mark the total of a receipt, the most specific first. */
const TOTALS = [
  /\b(grand total|total (due|sale|sales|paid|amount|charged?|charges|purchase)|(amount|balance) (due|paid|charged)|invoice total|toll (amount|paid)|fare)\b/i,
  /\btotal\b/i,
  /\b(amount|sale)\b/i,
];
const NO_TOTAL =
  /\b(sub\s?-?\s?total|total (tax|savings?|gallons?|items?|points?|discounts?|miles)|tax total|saved|change|tendered)\b/i;

/**
 * The largest amount beside or below the words for a total; without such words, the largest amount of the receipt as a
 * guess.
 */
const amountIn = (lines: readonly string[]): Found => {
  for (const words of TOTALS) {
    const amounts = lines.flatMap((line, at) => {
      if (!words.test(line) || NO_TOTAL.test(line)) return [];
      const beside = moneyIn(line);
      const below = lines[at + 1] ?? '';
      return beside.length > 0 || /[a-z]{3}/i.test(below) ? beside.slice(-1) : moneyIn(below).slice(-1);
    });
    const most = largest(amounts);
    if (most) return sure(most);
  }
  const most = largest(lines.filter((line) => !NO_TOTAL.test(line)).flatMap(moneyIn));
  return most === null ? null : perhaps(most);
};
const largest = (amounts: readonly string[]): string | null =>
  amounts.reduce<string | null>((most, amount) => (Number(amount) > Number(most ?? 0) ? amount : most), null);

/** A receipt older than this is not expected; a date before that is taken for a misreading. */
const OLDEST_DAYS = 3 * 366;

const dayIn = (lines: readonly string[], today: IsoDate): Found => {
  const fits = (day: IsoDate): boolean => day <= addDays(today, 1) && day >= addDays(today, -OLDEST_DAYS);
  const named = lines
    .filter((line) => /\b(date|sold|time)\b/i.test(line))
    .flatMap(daysIn)
    .filter(fits);
  const all = lines.flatMap(daysIn).filter(fits);
  const [first = all[0]] = named;
  if (first === undefined) return null;
  return named.length > 0 || new Set(all).size === 1 ? sure(first) : perhaps(first);
};

const PRICE = /\b(price|ppg|ppu)\b|\/\s*gal|per gal|\$\s*\/\s*g/i;
const QUANTITY = '(\\d{1,4}\\.\\d{1,3})';
const BEFORE_GALLONS = new RegExp(`(?<![$\\d.])${QUANTITY}\\s*(?:gals?|gallons?|g)\\b`, 'i');
const AFTER_GALLONS = new RegExp(`\\b(?:gals?|gallons?|volume)\\b[\\s:.(a-z)]*?${QUANTITY}(?!\\d)`, 'i');

const gallonsIn = (lines: readonly string[]): Found => {
  for (const [at, line] of lines.entries()) {
    const [, beside] = BEFORE_GALLONS.exec(line) ?? (PRICE.test(line) ? [] : (AFTER_GALLONS.exec(line) ?? []));
    if (beside && Number(beside) > 0) return sure(beside);
    const alone =
      /^\W*(gals?|gallons?|volume)\W*$/i.test(line) && new RegExp(`^${QUANTITY}$`).exec(lines[at + 1] ?? '');
    if (alone && alone[1]) return sure(alone[1]);
  }
  return null;
};

const WORDS = {
  fuel: /\b(diesel|unleaded|fuel|pump|gallons?|gal|dsl|ulsd|def)\b/gi,
  toll: /\b(toll|tolls|turnpike|thruway|e-?z-?pass|expressway|toll plaza|bridge authority)\b/gi,
  repair: /\b(repairs?|labor|tires?|oil change|brakes?|lube|alignment|mechanic|parts|inspection|roadside|coolant)\b/gi,
  meal: /\b(restaurant|cafe|café|grill|diner|server|tip|guests?|burger|coffee|pizza|sandwich|kitchen|waffle|buffet|eggs|fries)\b/gi,
} as const;

/**
 * The category with the most words in the text, and null on a tie; a guess when another category has more than half as
 * many words.
 */
const categoryIn = (text: string): Found => {
  const counted = Object.entries(WORDS)
    .map(([category, words]) => ({ category, count: new Set(text.toLowerCase().match(words) ?? []).size }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  if (!first || first.count === 0 || first.count === second?.count) return null;
  return first.count >= 2 * (second?.count ?? 0) ? sure(first.category) : perhaps(first.category);
};

const PLACE = new RegExp(
  `[a-z]\\.?,?\\s+(${STATE_CODES.join('|')})[\\s,]+(?:\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)\\b|,\\s*(${STATE_CODES.join('|')})\\s*$`,
);
/**
 * Lowercases every word of more than two letters that another word follows; state codes keep their capitals. `PLACE`
 * can then expect a city to end in a lowercase letter.
 */
const wordsLowered = (line: string): string =>
  line.replace(/[A-Za-z]+/g, (word, at: number) =>
    word.length > 2 && /^[,.]?\s/.test(line.slice(at + word.length)) ? word.toLowerCase() : word,
  );
const stateIn = (lines: readonly string[]): Found => {
  for (const line of lines) {
    const [, withZip, atTheEnd] = PLACE.exec(wordsLowered(line)) ?? [];
    if (withZip) return sure(withZip);
    if (atTheEnd) return perhaps(atTheEnd);
  }
  return null;
};

const NO_NAME =
  /^(welcome|thank|receipt|invoice|customer|merchant|copy|sale|date|time|store|duplicate|original|order|ticket|cashier|server|table|tel|phone|page|www|http)\b|@|\b\d{5}(-\d{4})?\s*$|^\W*\d+ \w|\(?\d{3}\)?[ -.]\d{3}[ -.]\d{4}/i;

const spoken = (line: string): string =>
  /\p{Ll}/u.test(line)
    ? line
    : line.replace(/\p{Lu}{3,}(['’]\p{Lu})?/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());

const BEFORE_NUMBER = /(?:\b(?:store|site|location|unit) ?)?(?:#|no\.? ) ?\d/i;
/** The characters that a name may begin and end with. A name does not begin with an accented letter. */
const BEGINS = /\w/;
const ENDS = /[\p{L}\d)!.]/u;

/**
 * A vendor's name in usual capitals and without the number of the store: 'PILOT TRAVEL CENTER #412' becomes 'Pilot
 * Travel Center'.
 */
const named = (line: string): string => {
  const [whole = ''] = spoken(line).split(BEFORE_NUMBER);
  return trimmed(whole, BEGINS, ENDS);
};

const vendorIn = (lines: readonly string[]): Found => {
  const at = lines.findIndex((line) => /\p{L}{3}/u.test(line) && !NO_NAME.test(line) && daysIn(line).length === 0);
  const welcome = /^welcome to (.{3,60})$/i.exec(lines[0] ?? '')?.[1];
  if (welcome) return sure(named(welcome));
  const line = lines[at];
  return line === undefined ? null : at === 0 ? sure(named(line).slice(0, 100)) : perhaps(named(line).slice(0, 100));
};

/** No real receipt has more text or longer lines; an uploaded file may, and the excess is cut off. */
const MOST_LETTERS = 10_000;
const LONGEST_LINE = 200;

/**
 * The fields of an expense that the text of its receipt contains; fields that the text does not clearly state are left
 * out.
 * @param read the text of the receipt
 * @param today no later date than tomorrow is taken for the date of the expense
 */
export const proposalOf = (read: string, today: IsoDate): readonly Proposed[] => {
  const text = read.slice(0, MOST_LETTERS);
  const lines = text.split('\n').flatMap((line) => line.slice(0, LONGEST_LINE).replace(/\s+/g, ' ').trim() || []);
  const gallons = gallonsIn(lines);
  const category = categoryIn(lines.join('\n'));
  const isFuel = category === null ? gallons !== null : category.value === 'fuel';
  const found: readonly (readonly [Proposed['name'], Found])[] = [
    ['category', category ?? (gallons && perhaps('fuel'))],
    ['amount', amountIn(lines)],
    ['vendor', vendorIn(lines)],
    ['expenseDate', dayIn(lines, today)],
    ['gallons', isFuel ? gallons : null],
    ['jurisdiction', isFuel ? stateIn(lines) : null],
  ];
  return found.flatMap(([name, value]) => (value === null || value.value === '' ? [] : [{ name, ...value }]));
};
