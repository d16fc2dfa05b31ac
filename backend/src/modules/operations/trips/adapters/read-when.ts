import { isDate, type IsoDate } from '../../../../platform/money/dates';

/** The day that a cell names, and the time of day where it names one: '14:05:00'. */
export interface When {
  readonly date: IsoDate;
  readonly time: string | null;
}
const LONGEST = 40;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.*))?$/;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? (.*))?$/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/;

/** A time of day as clocks and devices write it; null for what is none. @example timeIn('2:05 PM') // '14:05:00' */
export const timeIn = (text: string): string | null => {
  const [, hour, minute = '', second = '00'] = CLOCK.exec(text.slice(0, LONGEST).trim()) ?? [];
  if (hour === undefined) return null;
  const half = /([ap])\.?m\.?$/i.exec(text.slice(0, LONGEST).trim())?.[1]?.toLowerCase();
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}:${second}` : null;
};

/**
 * The day in a cell, as it is written there: no time zone moves it.
 * @example whenIn('8/3/2026 2:05 PM') // { date: '2026-08-03', time: '14:05:00' }
 */
export const whenIn = (text: string): When | null => {
  const cut = text.slice(0, LONGEST).trim();
  const [, year, month, day, rest] = ISO.exec(cut) ?? [];
  const [, usMonth, usDay, usYear, usRest] = AMERICAN.exec(cut) ?? [];
  const parts = year === undefined ? [usYear, usMonth, usDay] : [year, month, day];
  const date = parts.map((part, nr) => (part ?? '').padStart(nr === 0 ? 4 : 2, '0')).join('-');
  return isDate(date) ? { date, time: timeIn(rest ?? usRest ?? '') } : null;
};
