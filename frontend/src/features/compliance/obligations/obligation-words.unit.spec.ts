import { counted, daysText, daysTone, isOpen, periodText, whoseOf } from './obligation-words';

it.each([
  ['2026-07..2027-06', '07/2026–06/2027'],
  ['2026-12-05', '12/05/2026'],
  ['2026-12-05..2027-12-04', '12/05/2026–12/04/2027'],
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

it.each([
  ['open', true],
  ['waiting', true],
  ['ready', true],
  ['filed', false],
  ['accepted', false],
  ['not_applicable', false],
  ['lapsed', false],
] as const)('an obligation that is %s is still to be done: %s', (status, open) => expect(isOpen(status)).toBe(open));

it.each([
  [0, '0 obligations'],
  [1, '1 obligation'],
  [2, '2 obligations'],
])('%i are counted as %s', (count, text) => expect(counted(count)).toBe(text));

it.each([
  [null, null, 'The firm'],
  [null, 'Ridgeline', 'The firm'],
  ['c-1', 'Red Mesa Transport', 'Red Mesa Transport'],
  ['c-1', null, ''],
])('an obligation of client %s, called %s, is of "%s"', (clientId, clientName, whose) =>
  expect(whoseOf({ clientId, clientName })).toBe(whose),
);
