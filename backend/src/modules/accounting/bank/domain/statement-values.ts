import { isDate, type IsoDate } from '../../../../platform/money/dates';
import { parseMoney } from '../../../../platform/money/money';

const LONGEST = 40;
/** Dollars as OFX writes them: no thousands, a point before the cents: '-1940.00', '+12.5', '100.0000'. */
const PLAIN = /^[+-]?\d{1,11}(?:\.\d{1,2}0{0,6})?$/;
/** Dollars as sheets show them: '1,940.00', '$1,940.00', '-250', '(250.00)'. Commas stand before three digits only. */
const GROUPED = /^\$?(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,11})(?:\.\d{1,2})?$/;
const DASHES = /^[\u2212\u2013-]/;

const centsOf = (digits: string): number | null => {
  const [whole = '', places = ''] = digits.split('.');
  return parseMoney(places === '' ? whole : `${whole}.${places.slice(0, 2)}`);
};

/**
 * The amount of an OFX file in whole cents; null for anything else than digits, a sign and a point.
 * @example plainAmount('-1940.00') // -194000; null for '1940,00', '19,40.00' and '1e9'
 */
export const plainAmount = (text: string): number | null => {
  const trimmed = text.trim();
  return PLAIN.test(trimmed) ? centsOf(trimmed.replace(/^\+/, '')) : null;
};

/**
 * The amount of a cell in whole cents; null for what is no amount.
 * @example sheetAmount('1,940.00') // 194000; '(250.00)' is -25000; null for '19,40.00' and '1940,00'
 */
export const sheetAmount = (text: string): number | null => {
  const trimmed = text.trim().slice(0, LONGEST);
  const isBracketed = trimmed.startsWith('(') && trimmed.endsWith(')');
  const inner = isBracketed ? trimmed.slice(1, -1).trim() : trimmed;
  const signed = inner.replace(/^\$\s*(?=[\u2212\u2013-])/, '');
  const isNegative = DASHES.test(signed);
  if (isNegative && isBracketed) return null;
  const digits = signed.replace(/^[+\u2212\u2013-]\s*/, '');
  if (!GROUPED.test(digits)) return null;
  const size = centsOf(digits.replace(/[$,]/g, ''));
  return size === null ? null : isNegative || isBracketed ? 0 - size : size;
};

/** How a sheet writes its days. ISO days (2026-11-26) are read in any of them. */
export const DATE_FORMATS = ['month_first', 'day_first', 'year_first'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

const PARTS = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[ T].{0,20})?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

const dayOf = (year: string, month: string, day: string): IsoDate | null => {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(text) ? text : null;
};

/**
 * The day in a cell; null for what is no day.
 * @example sheetDay('11/26/2026', 'month_first') // '2026-11-26', as are '11/26/26', '26.11.2026' with day_first
 */
export const sheetDay = (text: string, format: DateFormat): IsoDate | null => {
  const trimmed = text.trim().slice(0, LONGEST);
  const compact = COMPACT.exec(trimmed);
  if (compact) return dayOf(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
  const [, one = '', two = '', three = ''] = PARTS.exec(trimmed) ?? [];
  if (one.length === 4) return dayOf(one, two, three);
  if (format === 'day_first') return dayOf(three, two, one);
  if (format === 'month_first') return dayOf(three, one, two);
  return null;
};

/** The day of an OFX file, which may go on with a time and a zone: '20261126120000.000[-5:EST]' is '2026-11-26'. */
export const ofxDay = (text: string): IsoDate | null => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(\d{2})(\d{2})(?:$|\d{4}|\[)/.exec(text.trim().slice(0, LONGEST)) ?? [];
  return dayOf(year, month, day);
};

const MOST_TEXT = 500;
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]+/gu;
/** A text of the bank on one line, without what cannot be shown. */
export const oneLine = (text: string, most = MOST_TEXT): string =>
  text
    .slice(0, most * 4)
    .replace(NOT_SHOWN, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, most);
