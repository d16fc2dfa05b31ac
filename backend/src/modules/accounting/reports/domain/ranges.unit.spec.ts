import { firstOfQuarter, periodBefore, rangeOf, yearBefore } from './ranges';

describe('the range of a statement', () => {
  it.each([
    // November 26, 2026 is a Thursday
    ['weekly', '2026-11-26', '2026-11-22', '2026-11-28'],
    ['weekly', '2026-11-22', '2026-11-22', '2026-11-28'],
    ['weekly', '2026-11-28', '2026-11-22', '2026-11-28'],
    ['monthly', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['quarterly', '2026-11-26', '2026-10-01', '2026-12-31'],
    ['quarterly', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['yearly', '2026-11-26', '2026-01-01', '2026-12-31'],
  ] as const)('%s on %s is from %s to %s', (period, on, from, to) => expect(rangeOf(period, on)).toEqual({ from, to }));

  it.each([
    ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-10-01', '2026-12-31', '2026-07-01', '2026-09-30'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-11-22', '2026-11-28', '2026-11-15', '2026-11-21'],
    ['2026-11-26', '2026-11-26', '2026-11-25', '2026-11-25'],
  ])('from %s to %s follows %s to %s', (from, to, before, until) =>
    expect(periodBefore({ from, to })).toEqual({ from: before, to: until }),
  );

  it.each([
    ['2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'],
    ['2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29'],
    ['2026-11-22', '2026-11-28', '2025-11-22', '2025-11-28'],
  ])('from %s to %s is a year after %s to %s', (from, to, before, until) =>
    expect(yearBefore({ from, to })).toEqual({ from: before, to: until }),
  );

  it('lies in a quarter that begins in January, April, July or October', () =>
    expect(['2026-01-31', '2026-06-30', '2026-09-01', '2026-12-31'].map(firstOfQuarter)).toEqual([
      '2026-01-01',
      '2026-04-01',
      '2026-07-01',
      '2026-10-01',
    ]));
});
