import { addDays, firstOfMonth, monthsAfter, type IsoDate } from '../../../../platform/money/dates';

/**
 * A range of days as whole months and the days that its ends cut off. `months`: the first day of the first whole month
 * and of the month after the last one. `from` of null: from the first entry on; `before` and `to`: to the last one.
 */
export interface Cut {
  readonly months: { readonly from: IsoDate | null; readonly before: IsoDate | null } | null;
  readonly days: readonly { readonly from: IsoDate | null; readonly to: IsoDate | null }[];
}

/**
 * Cuts a range of days into whole months, which have kept sums, and the days of other months, which have lines alone.
 * @example wholeMonths('2026-10-15', '2026-11-30') // { months: { from: '2026-11-01', before: '2026-12-01' }, days: [{
 *   from: '2026-10-15', to: '2026-10-31' }] }
 */
export const wholeMonths = (from: IsoDate | null, to: IsoDate | null): Cut => {
  const first = from === null || from === firstOfMonth(from) ? from : firstOfMonth(monthsAfter(firstOfMonth(from), 1));
  const before = to === null ? null : firstOfMonth(addDays(to, 1));
  if (first !== null && before !== null && first >= before) return { months: null, days: [{ from, to }] };
  return {
    months: { from: first, before },
    days: [
      ...(from !== null && first !== null && from < first ? [{ from, to: addDays(first, -1) }] : []),
      ...(before !== null && to !== null && before <= to ? [{ from: before, to }] : []),
    ],
  };
};
