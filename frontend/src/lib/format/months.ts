const named = (month: string, how: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en-US', { month: how, timeZone: 'UTC' }).format(new Date(`${month}-01T12:00:00Z`));

/** '2026-03' → 'March 2026' */
export const monthLabel = (month: string): string => `${named(month, 'long')} ${month.slice(0, 4)}`;
/** '2026-03' → 'Mar' */
export const monthTick = (month: string): string => named(month, 'short');

/** The first and the last day of a month. */
export const daysOf = (month: string): readonly [first: string, last: string] => {
  const [year = 0, nr = 1] = month.split('-').map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, nr, 0)).toISOString().slice(0, 10)];
};

const NUMBERED = /^(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/;
const WRITTEN = /^([a-z]{3,9})\.?,?\s+(\d{4}|\d{2})$/i;
const MONTH = /^(\d{4})-(\d{2})$/;
const NAMES = Array.from({ length: 12 }, (_, at) =>
  monthLabel(`2000-${String(at + 1).padStart(2, '0')}`).toLowerCase(),
);

const monthOf = (year: string, nr: number): string | null => {
  const whole = year.length === 2 ? `20${year}` : year;
  return nr >= 1 && nr <= 12 && whole >= '1900' && whole < '2200' ? `${whole}-${String(nr).padStart(2, '0')}` : null;
};

/** What people type for a month, '11/2026', 'Nov 2026' or 'November 2026': '2026-11'; null: it is none. */
export const readMonth = (text: string): string | null => {
  const typed = text.trim();
  const [, isoYear, isoNr] = MONTH.exec(typed) ?? [];
  if (isoYear !== undefined) return monthOf(isoYear, Number(isoNr));
  const [, nr, year = ''] = NUMBERED.exec(typed) ?? [];
  if (nr !== undefined) return monthOf(year, Number(nr));
  const [, name, ofYear = ''] = WRITTEN.exec(typed) ?? [];
  if (name === undefined) return null;
  return monthOf(ofYear, NAMES.findIndex((each) => each.startsWith(name.toLowerCase())) + 1);
};
