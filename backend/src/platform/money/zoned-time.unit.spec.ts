import { instantIn, isTimeZone, wallClockIn } from './zoned-time';

describe('the wall clock of a time zone', () => {
  it.each([
    ['America/New_York', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
    ['America/New_York', '2026-11-01T03:30', '2026-11-01T08:30:00.000Z'],
    ['America/Chicago', '2026-07-04T12:00', '2026-07-04T17:00:00.000Z'],
    ['America/Phoenix', '2026-07-04T12:00', '2026-07-04T19:00:00.000Z'],
    ['America/St_Johns', '2026-01-15T08:15', '2026-01-15T11:45:00.000Z'],
  ])('of %s at %s is the instant %s', (zone, wall, instant) => {
    expect(instantIn(zone, wall).toISOString()).toBe(instant);
    expect(wallClockIn(zone, new Date(instant))).toBe(wall);
  });
  it('takes the first of an hour that comes twice', () =>
    expect(instantIn('America/New_York', '2026-11-01T01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z'));
  it('puts a time that spring leaves out an hour later', () =>
    expect(wallClockIn('America/New_York', instantIn('America/New_York', '2026-03-08T02:30'))).toBe(
      '2026-03-08T03:30',
    ));
  it('knows which names are time zones', () =>
    expect(['America/Boise', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false]));
});
