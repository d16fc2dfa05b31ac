import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { weekdayOf } from '../../../../platform/money/federal-holidays';

/**
 * A range of days: `from` is included, `before` is not; null means that the range is open on that side. Example: `{
 * from: '2026-11-30', before: '2026-12-07' }` is one week, Monday through Sunday.
 */
export interface Stretch {
  readonly from: IsoDate | null;
  readonly before: IsoDate | null;
}

const WEEKS_AHEAD = 11;

/** The first Monday after a day; for a Monday, the one a week later. */
const nextMonday = (date: IsoDate): IsoDate => addDays(date, 7 - ((weekdayOf(date) + 6) % 7));

/**
 * The ranges of the practice desk: all that is late, the rest of this week, the weeks after it from Monday through
 * Sunday, and all that is later. Every day is in exactly one of them.
 */
export const weeksFrom = (today: IsoDate): readonly Stretch[] => {
  const mondays = Array.from({ length: WEEKS_AHEAD + 1 }, (_, nr) => addDays(nextMonday(today), nr * 7));
  const starts = [today, ...mondays];
  return [{ from: null, before: today }, ...starts.map((from, nr) => ({ from, before: starts[nr + 1] ?? null }))];
};
