import { isDate, type IsoDate } from '../../../../platform/money/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;
const YEAR = '(\\d{4}|\\d{2})';

const BY_NUMBERS = new RegExp(`(?<![\\d./-])(\\d{1,2})([/.-])(\\d{1,2})\\2${YEAR}(?![\\d/-])`, 'g');
const BY_YEAR = /(?<!\d)(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/g;
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s*(\\d{1,2})(?:st|nd|rd|th)?(?:,\\s*|\\s+)'?${YEAR}(?!\\d)`, 'gi');
const DAY_FIRST = new RegExp(`(?<!\\d)(\\d{1,2})[\\s-]?${MONTH}[\\s,-]*'?${YEAR}(?!\\d)`, 'gi');

const dayOf = (year: string, month: number, day: string): IsoDate[] => {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(text) ? [text] : [];
};
const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/**
 * The dates in a line of a receipt, in the notations used in North America. When the first of two numbers is above
 * twelve, it is the day and the second is the month: '25/10/2026' is 2026-10-25.
 */
export const daysIn = (line: string): IsoDate[] => [
  ...[...line.matchAll(BY_NUMBERS)].flatMap(([, first = '', , second = '', year = '']) =>
    Number(first) > 12 ? dayOf(year, Number(second), first) : dayOf(year, Number(first), second),
  ),
  ...[...line.matchAll(BY_YEAR)].flatMap(([, year = '', month = '', day = '']) => dayOf(year, Number(month), day)),
  ...[...line.matchAll(MONTH_FIRST)].flatMap(([, month = '', day = '', year = '']) => dayOf(year, monthOf(month), day)),
  ...[...line.matchAll(DAY_FIRST)].flatMap(([, day = '', month = '', year = '']) => dayOf(year, monthOf(month), day)),
];
