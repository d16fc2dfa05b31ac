import { addDays, type IsoDate } from './dates';
import { isFederalHoliday, isWeekend } from './federal-holidays';

/**
 * The day itself, or the next that is no Saturday, Sunday or legal holiday (26 U.S.C. 7503; IFTA Procedures Manual
 * P1040).
 */
export const nextBusinessDay = (date: IsoDate): IsoDate =>
  isWeekend(date) || isFederalHoliday(date) ? nextBusinessDay(addDays(date, 1)) : date;
