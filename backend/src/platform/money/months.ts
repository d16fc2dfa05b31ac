import { addDays, monthsAfter, type IsoDate } from './dates';

/** A month of a calendar: '2026-10'. */
export type Month = string;

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** @example monthOf('2026-10-28') // '2026-10' */
export const monthOf = (date: IsoDate): Month => date.slice(0, 7);
/** @example firstDayOf('2026-10') // '2026-10-01' */
export const firstDayOf = (month: Month): IsoDate => `${month}-01`;
/** @example firstDayAfter('2026-10') // '2026-11-01' */
export const firstDayAfter = (month: Month): IsoDate => monthsAfter(firstDayOf(month), 1);
/** @example lastDayOf('2026-10') // '2026-10-31' */
export const lastDayOf = (month: Month): IsoDate => addDays(firstDayAfter(month), -1);
/** @example monthTitle('2026-10') // 'October 2026' */
export const monthTitle = (month: Month): string => {
  const name = NAMES[Number(month.slice(5)) - 1];
  return name === undefined ? month : `${name} ${month.slice(0, 4)}`;
};
/** All months from `first` to `last`, both included; none when `last` is earlier. */
export const monthsFrom = (first: Month, last: Month): Month[] => {
  const months: Month[] = [];
  for (let month = first; month <= last; month = monthOf(firstDayAfter(month))) months.push(month);
  return months;
};
