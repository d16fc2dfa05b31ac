import { dayAfter, isDue, type Repeat } from './recurrence';

const daysFrom = (first: string, every: Repeat, day: number, times: number): string[] => {
  const days = [first];
  while (days.length <= times) days.push(dayAfter(days.at(-1) ?? '', every, day));
  return days.slice(1);
};

describe('the days of a recurring entry', () => {
  it('are the last of shorter months where the 31st is meant, and the 31st again after them', () =>
    expect(daysFrom('2027-12-31', 'month', 31, 6)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
      '2028-06-30',
    ]));
  it('are the same day of every third month', () =>
    expect(daysFrom('2026-11-30', 'quarter', 30, 4)).toEqual(['2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30']));
  it('are February 28 in years without a leap day, and the 29th in the next one with it', () =>
    expect(daysFrom('2024-02-29', 'year', 29, 4)).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']));
  it('cross the end of a year', () => expect(daysFrom('2026-12-01', 'month', 1, 1)).toEqual(['2027-01-01']));
});

describe('a template', () => {
  const monthly = { every: 'month', nextOn: '2026-11-30', until: null } as const;
  it.each([
    ['before its day', monthly, '2026-11-29', false],
    ['on its day', monthly, '2026-11-30', true],
    ['after its day', monthly, '2027-02-01', true],
    ['on the day on which it ends', { ...monthly, until: '2026-11-30' }, '2026-12-05', true],
    ['that ended before its day', { ...monthly, until: '2026-11-29' }, '2026-12-05', false],
    ['that is only picked', { every: null, nextOn: null, until: null }, '2026-12-05', false],
  ])('%s is due or not', (_, template, today, due) => expect(isDue(template, today)).toBe(due));
});
