import { nextBusinessDay } from '../../../../platform/money/business-days';
import type { IsoDate } from '../../../../platform/money/dates';
import { lastOfMonth } from '../../../../platform/money/federal-holidays';

export const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export type Quarter = (typeof QUARTERS)[number];

/**
 * The last day of the month after a quarter, YYYY-MM-DD, before weekends and holidays move it. Example: for Q3 of 2026
 * it is 2026-10-31, a Saturday.
 */
export const nominalDateOf = (year: number, quarter: Quarter): IsoDate =>
  lastOfMonth(year, QUARTERS.indexOf(quarter) * 3 + 4);

/**
 * When the IFTA return of a quarter is due: a Saturday, Sunday or legal holiday moves it to the next business day (IFTA
 * Procedures Manual P1040). Example: for Q3 of 2026 it is 2026-11-02.
 */
export const dueDateOf = (year: number, quarter: Quarter): IsoDate => nextBusinessDay(nominalDateOf(year, quarter));
