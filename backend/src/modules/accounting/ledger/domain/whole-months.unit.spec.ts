import { wholeMonths } from './whole-months';

describe('a range of days is whole months and the days that its ends cut off', () => {
  it.each([
    ['2026-11-01', '2026-11-30', { months: { from: '2026-11-01', before: '2026-12-01' }, days: [] }],
    ['2026-11-02', '2026-11-30', { months: null, days: [{ from: '2026-11-02', to: '2026-11-30' }] }],
    ['2026-11-01', '2026-11-29', { months: null, days: [{ from: '2026-11-01', to: '2026-11-29' }] }],
    [
      '2026-10-15',
      '2026-12-31',
      { months: { from: '2026-11-01', before: '2027-01-01' }, days: [{ from: '2026-10-15', to: '2026-10-31' }] },
    ],
    [
      '2026-01-31',
      '2026-03-01',
      {
        months: { from: '2026-02-01', before: '2026-03-01' },
        days: [
          { from: '2026-01-31', to: '2026-01-31' },
          { from: '2026-03-01', to: '2026-03-01' },
        ],
      },
    ],
    ['2026-10-15', '2026-11-14', { months: null, days: [{ from: '2026-10-15', to: '2026-11-14' }] }],
    [null, null, { months: { from: null, before: null }, days: [] }],
    [
      '2026-10-15',
      null,
      { months: { from: '2026-11-01', before: null }, days: [{ from: '2026-10-15', to: '2026-10-31' }] },
    ],
    [null, '2026-11-30', { months: { from: null, before: '2026-12-01' }, days: [] }],
    [
      null,
      '2026-11-26',
      { months: { from: null, before: '2026-11-01' }, days: [{ from: '2026-11-01', to: '2026-11-26' }] },
    ],
  ])('from %s to %s', (from, to, cut) => expect(wholeMonths(from, to)).toEqual(cut));
});
