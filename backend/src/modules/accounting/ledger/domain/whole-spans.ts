import {
  addDays,
  firstOfMonth,
  firstOfYear,
  monthsAfter,
  yearsAfter,
  type IsoDate,
} from '../../../../platform/money/dates';

/**
 * A range of whole spans: the first day of the first one, and the day after the last one. `from` of null: from the
 * first entry on; `before` of null: to the last one.
 */
export interface Whole {
  readonly from: IsoDate | null;
  readonly before: IsoDate | null;
}
/** A range of days as whole years, whole months beside them, and the days that its ends cut off. */
export interface Cut {
  readonly years: Whole | null;
  readonly months: readonly Whole[];
  readonly days: readonly Days[];
}
/** Days from one to another, both included; null: from the first entry on, or to the last one. */
interface Days {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

const nextMonth = (date: IsoDate): IsoDate => firstOfMonth(monthsAfter(firstOfMonth(date), 1));
const nextYear = (date: IsoDate): IsoDate => firstOfYear(yearsAfter(firstOfYear(date), 1));

/** The whole spans within a range, and what lies before and after them; all of it before, if there is none. */
const cut = (
  { from, before }: Whole,
  firstOf: (date: IsoDate) => IsoDate,
  next: (date: IsoDate) => IsoDate,
): { readonly whole: Whole | null; readonly rest: readonly Whole[] } => {
  const first = from === null || from === firstOf(from) ? from : next(from);
  const end = before === null ? null : firstOf(before);
  if (first !== null && end !== null && first >= end) return { whole: null, rest: [{ from, before }] };
  return {
    whole: { from: first, before: end },
    rest: [
      ...(from !== null && first !== null && from < first ? [{ from, before: first }] : []),
      ...(before !== null && end !== null && end < before ? [{ from: end, before }] : []),
    ],
  };
};

/**
 * Cuts a range of days into whole years and months, which have kept sums, and the days of other months, which have
 * lines alone. Years only where `yearly`.
 * @example wholeSpans({ from: '2025-01-01', to: '2026-02-10' }, true) // { years: { from: '2025-01-01', before:
 *   '2026-01-01' }, months: [{ from: '2026-01-01', before: '2026-02-01' }], days: [{ from: '2026-02-01',
 *   to: '2026-02-10' }] }
 */
export const wholeSpans = ({ from, to }: Days, yearly: boolean): Cut => {
  const { whole: months, rest } = cut({ from, before: to && addDays(to, 1) }, firstOfMonth, nextMonth);
  const days = rest.map((part) => ({ from: part.from, to: part.before && addDays(part.before, -1) }));
  if (!months) return { years: null, months: [], days };
  if (!yearly) return { years: null, months: [months], days };
  const { whole: years, rest: others } = cut(months, firstOfYear, nextYear);
  return { years, months: others, days };
};
