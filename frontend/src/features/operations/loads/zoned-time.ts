const wallClock = (timeZone: string, instant: Date): string => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
};

/** What a clock at a place shows: '2026-11-01T00:30'; '' where no instant is known. */
export const wallClockIn = (timeZone: string, instant: string | null): string =>
  instant === null ? '' : wallClock(timeZone, new Date(instant));

const DAY = 86_400_000;
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** When a clock at a place shows a time; null where none was typed. Of an hour that comes twice it is the first. */
export const instantIn = (timeZone: string, typed: string): string | null => {
  const asked = WALL_CLOCK.test(typed) ? Date.parse(`${typed.slice(0, 16)}:00Z`) : Number.NaN;
  if (Number.isNaN(asked)) return null;
  const aheadAt = (at: number): number => Date.parse(`${wallClock(timeZone, new Date(at))}:00Z`) - at;
  const both = [asked - DAY, asked + DAY].map((at) => asked - aheadAt(at));
  const fits = both.filter((at) => wallClock(timeZone, new Date(at)) === typed.slice(0, 16));
  return new Date(fits.length > 0 ? Math.min(...fits) : (both[0] ?? asked)).toISOString();
};

/** 'Los Angeles' of 'America/Los_Angeles'. */
export const townOf = (timeZone: string): string => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** '11/02/2026 12:05' by the clock of a place. */
export const timeThere = (timeZone: string, instant: string | null): string => {
  const [day = '', time = ''] = wallClockIn(timeZone, instant).split('T');
  return instant === null ? 'not recorded' : `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)} ${time}`;
};
