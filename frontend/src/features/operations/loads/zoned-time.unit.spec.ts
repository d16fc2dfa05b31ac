import { instantIn, timeThere, townOf, wallClockIn } from './zoned-time';

it.each([
  ['America/New_York', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
  ['America/New_York', '2026-11-01T03:30', '2026-11-01T08:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['America/Los_Angeles', '2026-07-04T12:00', '2026-07-04T19:00:00.000Z'],
])('a clock in %s shows %s at %s', (zone, typed, instant) => {
  expect(instantIn(zone, typed)).toBe(instant);
  expect(wallClockIn(zone, instant)).toBe(typed);
});

it('nothing typed is no instant, and no instant is said', () => {
  expect(instantIn('America/New_York', '')).toBeNull();
  expect(wallClockIn('America/New_York', null)).toBe('');
  expect(timeThere('America/Chicago', null)).toBe('not recorded');
  expect(timeThere('America/Chicago', '2026-11-02T18:05:00.000Z')).toBe('11/02/2026 12:05');
  expect(townOf('America/Los_Angeles')).toBe('Los Angeles');
});
