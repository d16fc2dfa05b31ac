import { daysOf, monthLabel, monthTick } from './months';

describe('a month', () => {
  it.each([
    ['2026-02', 'February 2026', 'Feb', ['2026-02-01', '2026-02-28']],
    ['2024-02', 'February 2024', 'Feb', ['2024-02-01', '2024-02-29']],
    ['2025-12', 'December 2025', 'Dec', ['2025-12-01', '2025-12-31']],
  ])('%s has its name and its days', (month, label, tick, days) => {
    expect([monthLabel(month), monthTick(month), daysOf(month)]).toEqual([label, tick, days]);
  });
});
