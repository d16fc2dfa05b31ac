import { daysText, daysTone } from './obligation-words';

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
