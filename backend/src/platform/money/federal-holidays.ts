import { addDays, type IsoDate } from './dates';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

const dateOf = (year: number, month: number, day: number): IsoDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** 0: Sunday … 6: Saturday. */
export const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();
export const isWeekend = (date: IsoDate): boolean => [SATURDAY, SUNDAY].includes(weekdayOf(date));

/** The last day of a month (1 to 12); 13 is January of the next year, and so on. */
export const lastOfMonth = (year: number, month: number): IsoDate => dateOf(year, month + 1, 0);

const nth = (year: number, month: number, weekday: number, count: number): IsoDate => {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
};
const lastOf = (year: number, month: number, weekday: number): IsoDate => {
  const last = lastOfMonth(year, month);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
};

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
const observed = (date: IsoDate): IsoDate =>
  weekdayOf(date) === SATURDAY ? addDays(date, -1) : weekdayOf(date) === SUNDAY ? addDays(date, 1) : date;

const JUNETEENTH_SINCE = 2021;

/**
 * The legal public holidays of a year on the days they are observed (5 U.S.C. 6103), in order. New Year's Day may be
 * observed on December 31 of the year before.
 */
export const federalHolidays = (year: number): readonly IsoDate[] => [
  observed(dateOf(year, 1, 1)),
  nth(year, 1, MONDAY, 3),
  nth(year, 2, MONDAY, 3),
  lastOf(year, 5, MONDAY),
  ...(year >= JUNETEENTH_SINCE ? [observed(dateOf(year, 6, 19))] : []),
  observed(dateOf(year, 7, 4)),
  nth(year, 9, MONDAY, 1),
  nth(year, 10, MONDAY, 2),
  observed(dateOf(year, 11, 11)),
  nth(year, 11, THURSDAY, 4),
  observed(dateOf(year, 12, 25)),
];

export const isFederalHoliday = (date: IsoDate): boolean => {
  const year = Number(date.slice(0, 4));
  return federalHolidays(year).includes(date) || federalHolidays(year + 1)[0] === date;
};
