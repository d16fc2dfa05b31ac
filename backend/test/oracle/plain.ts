/** Arithmetic of the tests' own: nothing here is taken from the product. */
export const money = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
export const moneyOrNull = (cents: unknown): string | null => (typeof cents === 'number' ? money(cents) : null);
export const thousands = (whole: number): string => whole.toLocaleString('en-US');
export const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const formats = new Map<string, Intl.DateTimeFormat>();
/** Writes days of a time zone as 2027-11-19; made once, which takes longer than to write one. */
const daysOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format;
};
/** The calendar day of an instant in a time zone. */
export const dayIn = (timeZone: string, at: string): string => daysOf(timeZone).format(new Date(at));
const QUARTER_MS = 900_000;
/** The first instant of a day in a time zone, searched by quarters of an hour. */
export const startOfDayIn = (timeZone: string, day: string): string => {
  let at = Date.parse(`${day}T00:00:00Z`) - 15 * 4 * QUARTER_MS;
  while (dayIn(timeZone, new Date(at).toISOString()) < day) at += QUARTER_MS;
  return new Date(at).toISOString();
};
/** The same day of a later year; where it has no February 29, the day before March. */
export const plusYears = (day: string, years: number): string => {
  const [year = 0, month = 0, of = 0] = day.split('-').map(Number);
  const at = new Date(Date.UTC(year + years, month - 1, of));
  if (at.getUTCMonth() !== month - 1) at.setUTCDate(0);
  return at.toISOString().slice(0, 10);
};
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A text, number or truth value as it stands in an address. */
export const word = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** Orders as people expect it: numbers by size, words by the alphabet, nothing first. */
export const inOrder = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  const [one, other] = [word(a), word(b)];
  const numeric = /^-?\d+(\.\d+)?$/;
  if (numeric.test(one) && numeric.test(other)) return Number(one) - Number(other);
  const [low, high] = [one.toLowerCase(), other.toLowerCase()];
  return low < high ? -1 : low > high ? 1 : 0;
};
