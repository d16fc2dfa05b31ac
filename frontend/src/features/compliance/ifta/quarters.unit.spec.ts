import { currentPeriod, daysOf, dueDateOf, monthsOf, periodName, periodOptions, shifted } from './quarters';

describe('a quarter', () => {
  it.each([
    ['2026-01-01', '1Q2026'],
    ['2026-09-30', '3Q2026'],
    ['2026-10-01', '4Q2026'],
  ])('that %s lies in is %s', (day, period) => expect(currentPeriod(day)).toBe(period));

  it.each([
    ['4Q2025', '2026-02-02'],
    ['1Q2026', '2026-04-30'],
    ['2Q2026', '2026-07-31'],
    ['3Q2026', '2026-11-02'],
    ['4Q2026', '2027-02-01'],
    ['1Q2027', '2027-04-30'],
  ])('%s is due on %s', (period, due) => expect(dueDateOf(period)).toBe(due));

  it('has days, months and neighbours', () => {
    expect(daysOf('4Q2026')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(monthsOf('1Q2028')[1]).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect([shifted('1Q2026', -1), shifted('4Q2026', 1), shifted('2Q2026', -6), periodName('3Q2026')]).toEqual([
      '4Q2025',
      '1Q2027',
      '4Q2024',
      'Q3 2026',
    ]);
  });

  it('is offered among the last eight', () => {
    expect(periodOptions('4Q2026', '2026-11-27').map(({ value }) => value)).toHaveLength(8);
    expect(periodOptions('1Q2020', '2026-11-27').at(-1)).toEqual({ value: '1Q2020', label: 'Q1 2020' });
  });
});
