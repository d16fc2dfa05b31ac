import { dayMeant, nextDay, reportedDays } from './schedule-days';

describe('the days of a scheduled report', () => {
  it.each([
    ['2026-11-26', 'week', 26, '2026-11-26', '2026-12-03'],
    ['2026-11-26', 'week', 26, '2026-12-20', '2026-12-24'],
    ['2026-01-31', 'month', 31, '2026-01-31', '2026-02-28'],
    ['2026-02-28', 'month', 31, '2026-02-28', '2026-03-31'],
    ['2026-11-30', 'quarter', 30, '2026-11-30', '2027-02-28'],
    ['2026-11-05', 'month', 5, '2027-02-04', '2027-02-05'],
    ['2026-12-01', 'month', 1, '2026-11-26', '2026-12-01'],
  ] as const)('on %s, every %s (day %d): after %s it goes out on %s', (on, every, day, today, next) =>
    expect(nextDay({ on, every, day }, today)).toBe(next),
  );

  it.each([
    ['2026-01-31', null, 31],
    ['2026-02-28', 31, 31],
    ['2026-03-31', 31, 31],
    // somebody chose another day since
    ['2026-03-15', 31, 15],
    ['2026-03-31', 15, 31],
  ])('on %s, when %s was remembered, the day %d is meant', (on, day, meant) => expect(dayMeant(on, day)).toBe(meant));

  it.each([
    // Thursday: the week before is Sunday to Saturday
    ['2026-11-26', 'week', '2026-11-15', '2026-11-21'],
    ['2026-12-01', 'month', '2026-11-01', '2026-11-30'],
    ['2026-12-15', 'month', '2026-11-01', '2026-11-30'],
    ['2027-01-04', 'quarter', '2026-10-01', '2026-12-31'],
  ] as const)('on %s a report of every %s tells of %s to %s', (on, every, from, to) =>
    expect(reportedDays(on, every)).toEqual({ from, to }),
  );
});
