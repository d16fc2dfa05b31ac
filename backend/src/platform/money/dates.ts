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
const DAY_MS = 24 * HOUR_MS;
let latest = { timeZone: '', minute: Number.NaN, date: '' };

/**
 * The calendar date of an instant in a time zone (IANA name). Time zones change at whole minutes only, so the last
 * result is reused within its minute.
 * @example dateIn('America/Chicago', new Date('2026-11-26T03:00:00Z')) // '2026-11-25'
 */
export const dateIn = (timeZone: string, instant: Date): IsoDate => {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (latest.minute !== minute || latest.timeZone !== timeZone)
    latest = { timeZone, minute, date: calendarOf(timeZone).format(instant) };
  return latest.date;
};

/** The last millisecond of a calendar date in a time zone; "as of" a day means this instant. */
export const endOfDay = (timeZone: string, date: IsoDate): Date =>
  new Date(startOfDay(timeZone, addDays(date, 1)).getTime() - 1);

/** The first instant of a calendar date in a time zone, also where daylight saving skips midnight. */
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

/** The days from one date to another: daysBetween('2026-02-27', '2026-03-01') is 2. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The same day `years` later; February 29 becomes February 28 in a year without it. */
export const yearsAfter = (date: IsoDate, years: number): IsoDate => {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return isDate(later) ? later : `${later.slice(0, 8)}28`;
};

/**
 * The same day `months` later, or the last day of that month when it is shorter: monthsAfter('2026-01-31', 1) is
 * '2026-02-28'.
 */
export const monthsAfter = (date: IsoDate, months: number): IsoDate => {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  const days = new Date(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(date.slice(8)), days)).padStart(2, '0')}`;
};

export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 8)}01`;
/** @example firstOfYear('2026-11-21') // '2026-01-01' */
export const firstOfYear = (date: IsoDate): IsoDate => `${date.slice(0, 4)}-01-01`;

export const isDate = (text: string): boolean =>
  /^(?:19|2[01])\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** The format of screens and printed pages: 2026-11-21 → 11/21/2026. */
export const usDate = (date: IsoDate | null): string =>
  date ? `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}` : 'N/A';
