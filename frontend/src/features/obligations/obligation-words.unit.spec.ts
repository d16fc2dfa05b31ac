import { daysText, daysTone, periodText } from './obligation-words';

it.each([
  ['2026-07..2027-06', '07/2026–06/2027'],
  ['2026-12-05', '12/05/2026'],
  ['3Q2026', '3Q2026'],
  ['2027', '2027'],
])('the period %s is written %s', (period, text) => expect(periodText(period)).toBe(text));

describe('the days that are left', () => {
  it.each([
    [-2, '2 days late', 'error'],
    [-1, '1 day late', 'error'],
    [0, 'Today', 'warning'],
    [1, '1 day', 'warning'],
    [7, '7 days', 'warning'],
    [8, '8 days', 'info'],
    [30, '30 days', 'info'],
    [31, '31 days', 'neutral'],
  ] as const)('%i are said as %s in %s', (days, text, tone) =>
    expect([daysText(days), daysTone(days)]).toEqual([text, tone]),
  );
});
