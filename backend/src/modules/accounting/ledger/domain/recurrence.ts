import { firstOfMonth, monthsAfter, type IsoDate } from '../../../../platform/money/dates';
import { lastDayOf, monthOf } from '../../../../platform/money/months';

/** How often the entry of a template is posted. */
export const REPEATS = ['month', 'quarter', 'year'] as const;
export type Repeat = (typeof REPEATS)[number];

const MONTHS: Readonly<Record<Repeat, number>> = { month: 1, quarter: 3, year: 12 };

/** A template as far as its days go; `every` and `nextOn` are null for one that is only picked. */
export interface Recurring {
  readonly every: Repeat | null;
  readonly nextOn: IsoDate | null;
  readonly until: IsoDate | null;
}

/**
 * The day on which an entry is posted after the day `on`.
 * @param day the day of the month that is meant; a shorter month has its last day in its place
 * @example dayAfter('2026-01-31', 'month', 31) // '2026-02-28', and after that '2026-03-31'
 */
export const dayAfter = (on: IsoDate, every: Repeat, day: number): IsoDate => {
  const month = monthsAfter(firstOfMonth(on), MONTHS[every]);
  const last = lastDayOf(monthOf(month));
  const meant = `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return meant < last ? meant : last;
};

/** @example dayOf('2026-01-31') // 31 */
export const dayOf = (date: IsoDate): number => Number(date.slice(8));

/** Whether an entry is due: its day has come, and the template had not ended by then. */
export const isDue = ({ every, nextOn, until }: Recurring, today: IsoDate): boolean =>
  every !== null && nextOn !== null && nextOn <= today && (until === null || nextOn <= until);
