import { addDays, type IsoDate } from '../../../platform/money/dates';

export const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export type Quarter = (typeof QUARTERS)[number];

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * When the return of a quarter is due: the last day of the month after it; a Saturday or Sunday moves to Monday (IFTA Procedures Manual P1040,
 * which also moves legal holidays: no federal one falls on these days).
 */
export const dueDateOf = (year: number, quarter: Quarter): IsoDate => {
  const monthAfter = QUARTERS.indexOf(quarter) * 3 + 4;
  const last = new Date(Date.UTC(year, monthAfter, 0));
  const weekday = last.getUTCDay();
  return addDays(last.toISOString().slice(0, 10), weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
};
