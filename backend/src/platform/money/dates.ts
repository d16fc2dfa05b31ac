/** A calendar date, `YYYY-MM-DD`, in the firm's time zone. */
export type IsoDate = string;

const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, known);
  return known;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let latest = { timeZone: '', minute: Number.NaN, date: '' };

/**
 * The calendar date that an instant falls on in a time zone (IANA name). Zones change at whole minutes, so the answer
 * for one holds for all of it.
 */
export const dateIn = (timeZone: string, instant: Date): IsoDate => {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (latest.minute !== minute || latest.timeZone !== timeZone)
    latest = { timeZone, minute, date: calendarOf(timeZone).format(instant) };
  return latest.date;
};

/** The last millisecond of a calendar date in a time zone: what "as of that day" means. */
export const endOfDay = (timeZone: string, date: IsoDate): Date =>
  new Date(startOfDay(timeZone, addDays(date, 1)).getTime() - 1);

/** When a calendar date begins in a time zone. Where clocks skip midnight, at the first instant of that date. */
export const startOfDay = (timeZone: string, date: IsoDate): Date => {
  const near = Date.parse(`${date}T00:00:00Z`);
  let [before, after] = [near - 15 * HOUR_MS, near + 15 * HOUR_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendarOf(timeZone).format(new Date(middle)) < date) before = middle;
    else after = middle;
  }
  return new Date(after);
};

export const addDays = (date: IsoDate, days: number): IsoDate => {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

/** The same day some years later; February 29 becomes February 28 where there is none. */
export const yearsAfter = (date: IsoDate, years: number): IsoDate => {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return isDate(later) ? later : `${later.slice(0, 8)}28`;
};

/** The same day some months later; the last day of that month where it has none such. */
export const monthsAfter = (date: IsoDate, months: number): IsoDate => {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  const days = new Date(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(date.slice(8)), days)).padStart(2, '0')}`;
};

export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 8)}01`;

export const isDate = (text: string): boolean =>
  /^(?:19|2[01])\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** 2026-11-21 → 11/21/2026, as screens and papers show it. */
export const usDate = (date: IsoDate | null): string =>
  date ? `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}` : 'N/A';
