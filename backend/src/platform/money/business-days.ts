import { addDays, type IsoDate } from './dates';
import { isFederalHoliday, isWeekend } from './federal-holidays';

/**
 * The day itself, or the next day that is not a Saturday, Sunday or legal holiday (26 U.S.C. 7503; IFTA Procedures
 * Manual P1040).
 * @example nextBusinessDay('2026-01-31') // '2026-02-02'
 */
export const nextBusinessDay = (date: IsoDate): IsoDate =>
  isWeekend(date) || isFederalHoliday(date) ? nextBusinessDay(addDays(date, 1)) : date;
