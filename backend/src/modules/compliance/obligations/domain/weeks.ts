import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { weekdayOf } from '../../../../platform/money/federal-holidays';

/** Days from one, up to but without another; null: without an end on that side. */
export interface Stretch {
  readonly from: IsoDate | null;
  readonly before: IsoDate | null;
}

const WEEKS_AHEAD = 11;

/** Monday after a day. */
const nextMonday = (date: IsoDate): IsoDate => addDays(date, 7 - ((weekdayOf(date) + 6) % 7));

/**
 * What is late, what is left of the week that has a day, the weeks after it from Monday to Sunday, and all later ones:
 * no day twice, none left out.
 */
export const weeksFrom = (today: IsoDate): readonly Stretch[] => {
  const mondays = Array.from({ length: WEEKS_AHEAD + 1 }, (_, nr) => addDays(nextMonday(today), nr * 7));
  const starts = [today, ...mondays];
  return [{ from: null, before: today }, ...starts.map((from, nr) => ({ from, before: starts[nr + 1] ?? null }))];
};
