import { addDays, todayInFirm } from '../../../lib/format/dates';

/** A quarter as the tax matrix writes it: '3Q2026'. */
export type Period = string;
const PERIOD = /^([1-4])Q(20\d{2})$/;
export const isPeriod = (word: string): boolean => PERIOD.test(word);

const partsOf = (period: Period): { readonly nr: number; readonly year: number } => {
  const [, nr = '1', year = '2000'] = PERIOD.exec(period) ?? [];
  return { nr: Number(nr), year: Number(year) };
};
const periodAt = (year: number, nr: number): Period => `${nr}Q${year}`;
const firstOf = (year: number, month: number): string =>
  `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`;

/** @example currentPeriod('2026-08-14') // '3Q2026' */
export const currentPeriod = (today = todayInFirm()): Period =>
  periodAt(Number(today.slice(0, 4)), Math.ceil(Number(today.slice(5, 7)) / 3));
/** The one so many quarters later, or before: shifted('4Q2026', 1) is '1Q2027'. */
export const shifted = (period: Period, by: number): Period => {
  const { nr, year } = partsOf(period);
  return periodAt(year + Math.floor((nr - 1 + by) / 4), ((((nr - 1 + by) % 4) + 4) % 4) + 1);
};

/** @example periodName('3Q2026') // 'Q3 2026' */
export const periodName = (period: Period): string => {
  const { nr, year } = partsOf(period);
  return `Q${nr} ${year}`;
};
/** @example quarterAndYear('3Q2026') // { quarter: 'Q3', year: 2026 } */
export const quarterAndYear = (period: Period) => {
  const { nr, year } = partsOf(period);
  return { quarter: `Q${nr}` as const, year };
};

export interface Days {
  readonly from: string;
  readonly to: string;
}
/** Its months: monthsOf('3Q2026')[0] is { from: '2026-07-01', to: '2026-07-31' }. */
export const monthsOf = (period: Period): readonly Days[] => {
  const { nr, year } = partsOf(period);
  return [1, 2, 3].map((month) => ({
    from: firstOf(year, (nr - 1) * 3 + month),
    to: addDays(firstOf(year, (nr - 1) * 3 + month + 1), -1),
  }));
};
/** Its first and last day. */
export const daysOf = (period: Period): Days => {
  const months = monthsOf(period);
  return { from: months[0]?.from ?? '', to: months[2]?.to ?? '' };
};

/**
 * The last day of the month after it. A Saturday or Sunday moves it to Monday; no legal holiday is near any of the four
 * days. Example: that of '3Q2026' is 2026-11-02.
 */
export const dueDateOf = (period: Period): string => {
  const { to } = daysOf(period);
  const due = addDays(firstOf(Number(to.slice(0, 4)), Number(to.slice(5, 7)) + 2), -1);
  const weekday = new Date(`${due}T12:00:00Z`).getUTCDay();
  return addDays(due, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
};

const OFFERED = 8;
/** The current quarter and those before it, the latest first; the chosen one is always among them. */
export const periodOptions = (chosen: Period, today = todayInFirm()) => {
  const periods = Array.from({ length: OFFERED }, (_, back) => shifted(currentPeriod(today), -back));
  return (periods.includes(chosen) ? periods : [...periods, chosen]).map((value) => ({
    value,
    label: periodName(value),
  }));
};
