import { STATE_CODES, STATE_NAMES } from '../../../../platform/fields/places';
import { addDays, isDate, type IsoDate } from '../../../../platform/money/dates';
import { parseMoney } from '../../../../platform/money/money';

/** How a sheet writes its days. ISO days and serial days of workbooks are read in any of them. */
export const FUEL_DATE_FORMATS = ['month_first', 'day_first', 'year_first'] as const;
export type FuelDateFormat = (typeof FUEL_DATE_FORMATS)[number];
/** What stands before the cents: 399.02 or 399,02. */
export const DECIMAL_MARKS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

const LONGEST = 60;
const SIGN = /^[+\u2212\u2013-]\s*/;
const MINUS = /^[\u2212\u2013-]/;
const GROUPED = /^(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:\.\d{1,6})?$/;

/**
 * The digits of a number with its sign, a point before the places; null for what is no number.
 * @example numberText('1.234,5', 'comma') // '1234.5'; '(5.00)' is '-5.00'; null for 'ten', '1e9' and '=1+1'
 */
export const numberText = (cell: string, mark: DecimalMark): string | null => {
  const trimmed = cell
    .trim()
    .slice(0, LONGEST)
    .replace(/^C?\$\s*/, '');
  const isBracketed = trimmed.startsWith('(') && trimmed.endsWith(')');
  const inner = (isBracketed ? trimmed.slice(1, -1) : trimmed).trim().replace(/\s/g, '');
  const isNegative = MINUS.test(inner);
  if (isNegative && isBracketed) return null;
  const bare = inner.replace(SIGN, '').replace(/^C?\$/, '');
  const plain = mark === 'comma' ? bare.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : bare;
  if (!GROUPED.test(plain)) return null;
  return `${isNegative || isBracketed ? '-' : ''}${plain.replace(/,/g, '')}`;
};

/** Whole cents of a number; more than two places are read where the others are zeros. Null for what is none. */
export const amountIn = (cell: string, mark: DecimalMark): number | null => {
  const text = numberText(cell, mark);
  const [whole = '', places = ''] = text?.split('.') ?? [];
  if (text === null || /[1-9]/.test(places.slice(2))) return null;
  return parseMoney(places === '' ? whole : `${whole}.${places.slice(0, 2)}`);
};

/** A decimal with at most three places, without zeros at its end: '102.340' is '102.34'. Null for what is none. */
export const quantityIn = (cell: string, mark: DecimalMark): string | null => {
  const text = numberText(cell, mark);
  const [whole = '', places = ''] = text?.split('.') ?? [];
  if (text === null || /[1-9]/.test(places.slice(3))) return null;
  return String(Number(`${whole}.${places.slice(0, 3)}`) || 0);
};

const EPOCH = '1899-12-30';
const SERIAL = /^(\d{5})(?:\.(\d{1,12}))?$/;
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;
const DAY = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[ T](\d{1,2}):(\d{2})\S{0,16}(?: ?([AP])M)?)?$/i;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const MINUTES_A_DAY = 1_440;

const dayOf = (year: string, month: string, day: string): IsoDate | null => {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(text) ? text : null;
};
const clock = (hours: number, minutes: number): string | null =>
  hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : null;
const inDay = (hours: string, minutes: string, half = ''): string | null => {
  if (hours === '') return null;
  const given = Number(hours);
  if (half === '') return clock(given, Number(minutes));
  if (given < 1 || given > 12) return null;
  return clock((given % 12) + (half.toUpperCase() === 'P' ? 12 : 0), Number(minutes));
};
const ofShare = (share: string): string | null => {
  const minutes = Math.min(Math.round(Number(`0.${share}`) * MINUTES_A_DAY), MINUTES_A_DAY - 1);
  return clock(Math.floor(minutes / 60), minutes % 60);
};

/** A day, and the time where the cell has it, too. */
export interface Moment {
  readonly date: IsoDate;
  readonly time: string | null;
}
/**
 * The day in a cell; null for what is no day.
 * @example momentIn('10/05/2026', 'month_first')?.date // '2026-10-05'; '46270' is 2026-09-05, null for '13/45/2026'
 */
export const momentIn = (cell: string, format: FuelDateFormat): Moment | null => {
  const text = cell.trim().slice(0, LONGEST);
  const serial = SERIAL.exec(text);
  if (serial) {
    const days = Number(serial[1]);
    if (days < FIRST_SERIAL || days > LAST_SERIAL) return null;
    return { date: addDays(EPOCH, days), time: serial[2] ? ofShare(serial[2]) : null };
  }
  const compact = COMPACT.exec(text);
  const [, one = '', two = '', three = '', hours = '', minutes = '', half = ''] = DAY.exec(text) ?? [];
  const date = compact
    ? dayOf(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '')
    : one.length === 4
      ? dayOf(one, two, three)
      : format === 'day_first'
        ? dayOf(three, two, one)
        : format === 'month_first'
          ? dayOf(three, one, two)
          : null;
  return date === null ? null : { date, time: inDay(hours, minutes, half) };
};

const TIME = /^(\d{1,2}):?(\d{2})(?::\d{2})?(?:\.\d{1,6})?\s?(?:([AP])M)?$/i;
/** The time in a cell as HH:MM; null for what is none: '1420', '2:20 PM' and '0.597222' are 14:20. */
export const timeIn = (cell: string): string | null => {
  const text = cell.trim().slice(0, LONGEST);
  const share = /^0\.(\d{1,12})$/.exec(text);
  if (share) return ofShare(share[1] ?? '');
  const moment = text.includes('-') || text.includes('/') ? momentIn(text, 'month_first') : null;
  if (moment) return moment.time;
  const [, hours = '', minutes = '', half = ''] = TIME.exec(text) ?? [];
  return inDay(hours, minutes, half);
};

const CODES = new Set(STATE_CODES);
const BY_NAME = new Map(Object.entries(STATE_NAMES).map(([code, name]) => [name.toUpperCase(), code]));
const ALSO: Readonly<Record<string, string>> = { PQ: 'QC', NF: 'NL', QUÉBEC: 'QC' };
/** The code of a state or province by its code or name; null for what is none: 'ontario' is ON, null for 'XX'. */
export const stateIn = (cell: string): string | null => {
  const text = cell.trim().slice(0, LONGEST).toUpperCase();
  return CODES.has(text) ? text : (BY_NAME.get(text) ?? ALSO[text] ?? null);
};

const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]+/gu;
const CARD_LIKE = /\d(?:[ -]?\d){11,18}/g;
/** A text on one line; of what looks like a card number in it, the last four digits are left. */
export const plainText = (cell: string, most = 100): string =>
  cell
    .slice(0, most * 4)
    .replace(NOT_SHOWN, ' ')
    .replace(CARD_LIKE, (digits) => `…${digits.replace(/\D/g, '').slice(-4)}`)
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** What a sheet says of a card: its digits as far as they are there, and whether that is the whole number. */
export interface CardSaid {
  readonly digits: string;
  readonly isWhole: boolean;
}
const SHORTEST_WHOLE = 12;
/** The card of a cell; null where it names none. '****1234' and '7083…1234' say the last four digits alone. */
export const cardIn = (cell: string): CardSaid | null => {
  const text = cell.trim().slice(0, LONGEST);
  const digits = text.replace(/[ -]/g, '').replace(/\.0$/, '').split(/\D/).at(-1) ?? '';
  if (digits.length < 4 || digits.length > 19) return null;
  const isMasked = /[^\d -]/.test(text.replace(/\.0$/, ''));
  return { digits: isMasked ? digits.slice(-6) : digits, isWhole: !isMasked && digits.length >= SHORTEST_WHOLE };
};
