import { daysOf, monthLabel, monthTick, readMonth } from './months';

describe('a month', () => {
  it.each([
    ['2026-02', 'February 2026', 'Feb', ['2026-02-01', '2026-02-28']],
    ['2024-02', 'February 2024', 'Feb', ['2024-02-01', '2024-02-29']],
    ['2025-12', 'December 2025', 'Dec', ['2025-12-01', '2025-12-31']],
  ])('%s has its name and its days', (month, label, tick, days) => {
    expect([monthLabel(month), monthTick(month), daysOf(month)]).toEqual([label, tick, days]);
  });
});

describe('a month that is typed', () => {
  it.each([
    ['11/2026', '2026-11'],
    [' 3-26 ', '2026-03'],
    ['2026-11', '2026-11'],
    ['Nov 2026', '2026-11'],
    ['november 2026', '2026-11'],
    ['Sept. 2025', '2025-09'],
  ])('%s is %s', (typed, month) => expect(readMonth(typed)).toBe(month));

  it.each(['', '13/2026', '0/2026', '2026', 'Nover 2026', '11/202', '2026-13', '11/1800'])('%s is none', (typed) =>
    expect(readMonth(typed)).toBeNull(),
  );
});
