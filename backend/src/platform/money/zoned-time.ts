const MINUTE_MS = 60_000;
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
  clocks.set(timeZone, known);
  return known;
};

/** The wall clock of a time zone at an instant: '2026-11-01T00:30'. */
export const wallClockIn = (timeZone: string, instant: Date): string => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
};

/**
 * The instant at which the wall clock of a time zone (IANA name) shows a time. Of an hour that comes twice in autumn it
 * is the first; a time that spring leaves out is as much later as the clocks are put forward.
 * @example instantIn('America/New_York', '2026-11-01T00:30') // 2026-11-01T04:30:00.000Z
 */
export const instantIn = (timeZone: string, wallClock: string): Date => {
  const asked = Date.parse(`${wallClock}:00Z`);
  const aheadAt = (instant: number): number =>
    Date.parse(`${wallClockIn(timeZone, new Date(instant))}:00Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const day = 24 * 60 * MINUTE_MS;
  const [before, after] = [asked - aheadAt(asked - day), asked - aheadAt(asked + day)];
  const fits = [before, after].filter((at) => wallClockIn(timeZone, new Date(at)) === wallClock);
  return new Date(fits.length > 0 ? Math.min(...fits) : before);
};

/** Whether a time zone is known by this name. */
export const isTimeZone = (name: string): boolean => {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
};
