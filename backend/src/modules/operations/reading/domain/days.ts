import { isDate, type IsoDate } from '../../../../platform/money/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const YEAR = '(20\\d{2}|\\d{2})';
const BY_NUMBERS = new RegExp(`(?<![\\d./-])(\\d{1,2})([/.-])(\\d{1,2})\\2${YEAR}(?![\\d/-])`, 'g');
const BY_YEAR = /(?<![\d-])(20\d{2})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/g;
const MONTH_FIRST = new RegExp(`\\b${MONTH} ?(\\d{1,2})(?:st|nd|rd|th)?,? {0,2}${YEAR}(?!\\d)`, 'gi');
const DAY_FIRST = new RegExp(`(?<!\\d)(\\d{1,2})[ -]?${MONTH}[ ,-]{0,3}${YEAR}(?!\\d)`, 'gi');

/** A day that a text names, or the two that it may mean where day and month cannot be told apart. */
export interface DayRead {
  readonly at: number;
  readonly days: readonly IsoDate[];
}

const dayOf = (year: string, month: number, day: number): IsoDate[] => {
  const text = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDate(text) ? [text] : [];
};
const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/**
 * The days in a text, in order.
 * @param eitherWay the paper may write the day before the month, so that '05/09/2026' is asked about
 */
export const daysIn = (text: string, eitherWay: boolean): DayRead[] =>
  [
    ...[...text.matchAll(BY_NUMBERS)].map(({ index, 1: first, 3: second, 4: year = '' }) => {
      const [one, two] = [Number(first), Number(second)];
      const [us, other] = [dayOf(year, one, two), dayOf(year, two, one)];
      if (one > 12) return { at: index, days: other };
      return { at: index, days: eitherWay && two <= 12 && one !== two ? [...us, ...other] : us };
    }),
    ...[...text.matchAll(BY_YEAR)].map(({ index, 1: year = '', 2: month, 3: day }) => ({
      at: index,
      days: dayOf(year, Number(month), Number(day)),
    })),
    ...[...text.matchAll(MONTH_FIRST)].map(({ index, 1: month = '', 2: day, 3: year = '' }) => ({
      at: index,
      days: dayOf(year, monthOf(month), Number(day)),
    })),
    ...[...text.matchAll(DAY_FIRST)].map(({ index, 1: day, 2: month = '', 3: year = '' }) => ({
      at: index,
      days: dayOf(year, monthOf(month), Number(day)),
    })),
  ]
    .filter(({ days }) => days.length > 0)
    .sort((one, other) => one.at - other.at);

const CANADIAN =
  /\b(?:CAD|CDN|Canad(?:a|ian)|GST|HST)\b|\bCA?\$|\b[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z] ?\d[A-CEGHJ-NPR-TV-Z]\d\b/;
/** Whether a paper may write the day before the month: it is Canadian, or one of its days can only be read so. */
export const writesEitherWay = (text: string): boolean =>
  CANADIAN.test(text) ||
  [...text.matchAll(BY_NUMBERS)].some(([, first, , second]) => Number(first) > 12 && Number(second) <= 12);
/** Whether a paper has to do with Canada, so that '$' alone may be another. */
export const isCanadian = (text: string): boolean => CANADIAN.test(text);
