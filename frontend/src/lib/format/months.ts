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
