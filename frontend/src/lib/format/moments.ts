import { firmTimeZone, formatDate, formatDateTime, todayInFirm } from './dates';

// What people type for a day or a point in time, in the firm's zone, and what it is: '2026-10-31', or an instant.

const US_DATE = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i;

export const isDay = (value: string): boolean => ISO_DATE.test(value);

const dayOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/** '10/31/2026', '10/31/26', or '10/31' of this year. */
export const readDay = (text: string): string | null => {
  const iso = ISO_DATE.exec(text.trim());
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = US_DATE.exec(text.trim());
  if (!us) return null;
  const year = us[3] ?? todayInFirm().slice(0, 4);
  return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), Number(us[1]), Number(us[2]));
};

/** '5:00 PM', '5pm' or '17:00', in minutes of the day. */
const minutesOf = (text: string): number | null => {
  const [, hours = '', minutes = '0', half] = TIME.exec(text.trim()) ?? [];
  if (hours === '' || (half === undefined && !text.includes(':'))) return null;
  const hour = Number(hours);
  if (half ? hour < 1 || hour > 12 : hour > 23) return null;
  const whole = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return Number(minutes) > 59 ? null : whole * 60 + Number(minutes);
};

/** How far the firm's clocks are ahead of UTC at an instant, in minutes. */
const aheadAt = (instant: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: firmTimeZone(),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((shown - instant) / 60_000);
};

/** When the firm's clocks show a time of a day. */
const instantAt = (day: string, minutes: number): string => {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const near = asUtc - aheadAt(asUtc) * 60_000;
  return new Date(asUtc - aheadAt(near) * 60_000).toISOString();
};

/** A day, or with a time an instant. */
export const readMoment = (text: string): string | null => {
  const [first = '', ...rest] = text.trim().split(/,?\s+/);
  const day = readDay(first);
  if (day === null || rest.length === 0) return day;
  const minutes = minutesOf(rest.join(' '));
  return minutes === null ? null : instantAt(day, minutes);
};

export const momentText = (value: string): string => (isDay(value) ? formatDate(value) : formatDateTime(value, value));

/** Such as 'New York time'. */
const zoneText = (): string => `${(firmTimeZone().split('/').at(-1) ?? '').replaceAll('_', ' ')} time`;

/** Such as 'the end of 10/31/2026, New York time': what a day means where things are shown as of then. */
export const asOfText = (value: string): string =>
  `${isDay(value) ? `the end of ${formatDate(value)}` : formatDateTime(value)}, ${zoneText()}`;

/** Why nothing can be shown as of a moment, if so. */
export const asOfFault = (value: string): string | undefined => {
  const today = todayInFirm();
  if (value === today) return 'Today is not over yet: leave this empty to see how things stand now';
  const isToCome = isDay(value) ? value > today : Date.parse(value) > Date.now();
  return isToCome ? 'This time is still to come' : undefined;
};

/** A span whose ends are the wrong way round. */
export const spanFault = (from: string, to: string): string | undefined =>
  from !== '' && to !== '' && isDay(from) === isDay(to) && to < from ? 'To cannot be before From' : undefined;
