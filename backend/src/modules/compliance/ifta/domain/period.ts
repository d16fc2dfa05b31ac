import type { IsoDate } from '../../../../platform/money/dates';
import { lastOfMonth } from '../../../../platform/money/federal-holidays';
import { QUARTERS, type Quarter } from './due-date';

/** A quarter of a year, as the tax matrix writes it: '3Q2026'. */
export type Period = string;
export const PERIOD = /^[1-4]Q20\d{2}$/;

/** @example periodOf(2026, 'Q3') // '3Q2026' */
export const periodOf = (year: number, quarter: Quarter): Period => `${quarter.slice(1)}Q${year}`;

/** @example quarterIn('3Q2026') // { year: 2026, quarter: 'Q3' } */
export const quarterIn = (period: Period): { readonly year: number; readonly quarter: Quarter } => ({
  year: Number(period.slice(2)),
  quarter: `Q${period.slice(0, 1)}` as Quarter,
});

/** The quarter that a day lies in: periodIn('2026-08-14') is '3Q2026'. */
export const periodIn = (day: IsoDate): Period => {
  const quarter = QUARTERS[Math.floor((Number(day.slice(5, 7)) - 1) / 3)] ?? 'Q1';
  return periodOf(Number(day.slice(0, 4)), quarter);
};

/** Its first and last day: daysOf('3Q2026') is { from: '2026-07-01', to: '2026-09-30' }. */
export const daysOf = (period: Period): { readonly from: IsoDate; readonly to: IsoDate } => {
  const { year, quarter } = quarterIn(period);
  const last = (QUARTERS.indexOf(quarter) + 1) * 3;
  return { from: `${year}-${String(last - 2).padStart(2, '0')}-01`, to: lastOfMonth(year, last) };
};

/** The quarter before: before('1Q2026') is '4Q2025'. */
export const before = (period: Period): Period => {
  const { year, quarter } = quarterIn(period);
  const at = QUARTERS.indexOf(quarter);
  return at === 0 ? periodOf(year - 1, 'Q4') : periodOf(year, QUARTERS[at - 1] ?? 'Q1');
};
