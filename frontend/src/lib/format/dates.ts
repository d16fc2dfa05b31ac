// Calendar dates ('YYYY-MM-DD') never pass through a time zone; instants are shown in the firm's.

let zone = 'America/New_York';

export const setFirmTimeZone = (timeZone: string): void => {
  zone = timeZone;
};

export const firmTimeZone = (): string => zone;

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const partsIn = (instant: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options }).format(instant);

export const formatDate = (value: string | null | undefined, missing = '—'): string => {
  if (value === null || value === undefined || value === '') return missing;
  const calendar = CALENDAR_DATE.exec(value);
  if (calendar) return `${calendar[2]}/${calendar[3]}/${calendar[1]}`;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime())
    ? missing
    : partsIn(instant, { year: 'numeric', month: '2-digit', day: '2-digit' });
};

/** '2026-07..2027-06' → '07/2026–06/2027', a day as days are written, others as they are. */
export const periodText = (period: string): string =>
  period
    .replace(/(\d{4})-(\d{2})(?:-(\d{2}))?/g, (_, year: string, month: string, day?: string) =>
      [month, day, year].filter(Boolean).join('/'),
    )
    .replace('..', '–');

export const formatDateTime = (value: string | null | undefined, missing = '—'): string => {
  if (value === null || value === undefined || value === '') return missing;
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return missing;
  return `${formatDate(value)} ${partsIn(instant, { hour: 'numeric', minute: '2-digit' })}`;
};

export const formatTime = (instant: string): string =>
  partsIn(new Date(instant), { hour: 'numeric', minute: '2-digit' });

export const todayInFirm = (now: Date = new Date()): string => {
  const [month, day, year] = partsIn(now, { year: 'numeric', month: '2-digit', day: '2-digit' }).split('/');
  return `${year}-${month}-${day}`;
};

export const addDays = (date: string, days: number): string => {
  const match = CALENDAR_DATE.exec(date);
  if (!match) return date;
  const [, year, month, day] = match;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days)).toISOString().slice(0, 10);
};

/**
 * The first of the days of a year that ends with a day: of 2026-11-28 it is 2025-11-29. A year before a leap day is the
 * 28th.
 */
export const aYearUpTo = (day: string): string => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return addDays(before.endsWith('-02-29') ? before.replace('29', '28') : before, 1);
};

/** The first and the last day of the month that the firm is in. */
export const thisMonth = (now: Date = new Date()): { from: string; to: string } => {
  const from = `${todayInFirm(now).slice(0, 8)}01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 8)}01`, -1) };
};

/** Days from the firm's day to another, less than nought when it is past. */
export const daysUntil = (date: string): number => (Date.parse(date) - Date.parse(todayInFirm())) / 86_400_000;

/** Noon UTC falls on the same calendar day in every US time zone. */
export const dateToInstant = (date: string): string | null =>
  CALENDAR_DATE.test(date) ? `${date}T12:00:00.000Z` : null;

export const instantToDateInput = (value: string | null): string => {
  if (value === null || value === '') return '';
  return CALENDAR_DATE.test(value) ? value : todayInFirm(new Date(value));
};
