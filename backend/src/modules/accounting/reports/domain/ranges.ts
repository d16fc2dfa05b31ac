import {
  addDays,
  firstOfMonth,
  firstOfYear,
  monthsAfter,
  yearsAfter,
  type IsoDate,
} from '../../../../platform/money/dates';
import { weekdayOf } from '../../../../platform/money/federal-holidays';

/** The lengths of time that a statement is made for. */
export const PERIODS = ['weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

/** Days from `from` to `to`, both included. Example: `{ from: '2026-11-01', to: '2026-11-30' }`. */
export interface Range {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const MONTHS: Readonly<Record<Exclude<Period, 'weekly'>, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

/** The first day of the calendar quarter of a date: '2026-11-26' is in the one that begins on '2026-10-01'. */
export const firstOfQuarter = (on: IsoDate): IsoDate => {
  const month = Math.floor((Number(on.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${on.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
};

/** The last day of the month of a date. */
export const lastOfMonth = (on: IsoDate): IsoDate => addDays(firstOfMonth(monthsAfter(firstOfMonth(on), 1)), -1);

/** The fiscal year is the calendar year. */
export const firstOfFiscalYear = firstOfYear;

/** The week (Sunday to Saturday), month, quarter or year that a date lies in. */
export const rangeOf = (period: Period, on: IsoDate): Range => {
  if (period === 'weekly') {
    const from = addDays(on, -weekdayOf(on));
    return { from, to: addDays(from, 6) };
  }
  const from = { monthly: firstOfMonth, quarterly: firstOfQuarter, yearly: firstOfFiscalYear }[period](on);
  return { from, to: addDays(monthsAfter(from, MONTHS[period]), -1) };
};

/** The number of months that a range has from the first day of one to the last day of another; 0: none are whole. */
const wholeMonths = ({ from, to }: Range): number => {
  if (from !== firstOfMonth(from) || to !== lastOfMonth(to)) return 0;
  const count = (date: IsoDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(to) - count(from) + 1;
};
const daysIn = ({ from, to }: Range): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** As many months (or days, where months are cut) as the range has, right before it. */
export const periodBefore = (range: Range): Range => {
  const months = wholeMonths(range);
  const from = months > 0 ? monthsAfter(range.from, -months) : addDays(range.from, -daysIn(range));
  return { from, to: addDays(range.from, -1) };
};

/** The same days a year before; the last day of February stays the last. */
export const yearBefore = (range: Range): Range => {
  const from = yearsAfter(range.from, -1);
  return { from, to: wholeMonths(range) > 0 ? lastOfMonth(yearsAfter(range.to, -1)) : yearsAfter(range.to, -1) };
};
