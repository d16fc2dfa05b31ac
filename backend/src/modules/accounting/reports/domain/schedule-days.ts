import { addDays, firstOfMonth, monthsAfter, type IsoDate } from '../../../../platform/money/dates';
import { lastOfMonth, periodBefore, rangeOf, type Period, type Range } from './ranges';

export const EVERY = ['week', 'month', 'quarter'] as const;
/** How often a report goes out. */
export type Every = (typeof EVERY)[number];

const PERIOD: Readonly<Record<Every, Period>> = { week: 'weekly', month: 'monthly', quarter: 'quarterly' };
const MONTHS = { month: 1, quarter: 3 } as const;

/** The whole week, month or quarter before the day on which a report goes out. */
export const reportedDays = (on: IsoDate, every: Every): Range => periodBefore(rangeOf(PERIOD[every], on));

/** A day of the month, or the last one where the month is shorter. */
const dayIn = (month: IsoDate, day: number): IsoDate => {
  const last = lastOfMonth(month);
  return day > Number(last.slice(8)) ? last : `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
};

/** The day of the month that is meant: where the last month was too short for it, `day` remembers it. */
export const dayMeant = (on: IsoDate, day: number | null): number => {
  const given = Number(on.slice(8));
  return day !== null && day > given && on === lastOfMonth(on) ? day : given;
};

/**
 * The first day after `today` on which a report goes out again. Days that passed meanwhile are left out.
 * @param day the day of the month that is meant: 31 is the last of a shorter month
 * @example nextDay({ on: '2026-01-31', every: 'month', day: 31 }, '2026-01-31') // '2026-02-28'
 */
export const nextDay = (
  { on, every, day }: { readonly on: IsoDate; readonly every: Every; readonly day: number },
  today: IsoDate,
): IsoDate => {
  let next = on;
  while (next <= today)
    next = every === 'week' ? addDays(next, 7) : dayIn(monthsAfter(firstOfMonth(next), MONTHS[every]), day);
  return next;
};
