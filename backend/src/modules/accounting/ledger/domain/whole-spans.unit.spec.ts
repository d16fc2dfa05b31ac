import { wholeSpans } from './whole-spans';

const none = { years: null, months: [] };
const months = (from: string | null, before: string | null) => ({ years: null, months: [{ from, before }] });
const day = (from: string, to: string) => ({ days: [{ from, to }] });

describe('a range of days is whole months and the days that its ends cut off', () => {
  it.each([
    ['2026-11-01', '2026-11-30', { ...months('2026-11-01', '2026-12-01'), days: [] }],
    ['2026-11-02', '2026-11-30', { ...none, ...day('2026-11-02', '2026-11-30') }],
    ['2026-11-01', '2026-11-29', { ...none, ...day('2026-11-01', '2026-11-29') }],
    ['2026-10-15', '2026-12-31', { ...months('2026-11-01', '2027-01-01'), ...day('2026-10-15', '2026-10-31') }],
    [
      '2026-01-31',
      '2026-03-01',
      {
        ...months('2026-02-01', '2026-03-01'),
        days: [
          { from: '2026-01-31', to: '2026-01-31' },
          { from: '2026-03-01', to: '2026-03-01' },
        ],
      },
    ],
    ['2026-10-15', '2026-11-14', { ...none, ...day('2026-10-15', '2026-11-14') }],
    [null, null, { ...months(null, null), days: [] }],
    ['2026-10-15', null, { ...months('2026-11-01', null), ...day('2026-10-15', '2026-10-31') }],
    [null, '2026-11-30', { ...months(null, '2026-12-01'), days: [] }],
    [null, '2026-11-26', { ...months(null, '2026-11-01'), ...day('2026-11-01', '2026-11-26') }],
  ])('from %s to %s', (from, to, cut) => expect(wholeSpans({ from, to }, false)).toEqual(cut));
});

describe('where sums of years are kept, its months are whole years and the months beside them', () => {
  const years = (from: string | null, before: string | null) => ({ years: { from, before } });
  it.each([
    ['2025-01-01', '2025-12-31', { ...years('2025-01-01', '2026-01-01'), months: [], days: [] }],
    ['2024-01-01', '2025-12-31', { ...years('2024-01-01', '2026-01-01'), months: [], days: [] }],
    ['2025-01-01', '2025-11-30', { ...months('2025-01-01', '2025-12-01'), days: [] }],
    ['2025-02-01', '2025-12-31', { ...months('2025-02-01', '2026-01-01'), days: [] }],
    [
      '2023-12-31',
      '2026-02-10',
      {
        ...years('2024-01-01', '2026-01-01'),
        months: [{ from: '2026-01-01', before: '2026-02-01' }],
        days: [
          { from: '2023-12-31', to: '2023-12-31' },
          { from: '2026-02-01', to: '2026-02-10' },
        ],
      },
    ],
    [
      '2024-11-01',
      '2026-01-31',
      {
        ...years('2025-01-01', '2026-01-01'),
        months: [
          { from: '2024-11-01', before: '2025-01-01' },
          { from: '2026-01-01', before: '2026-02-01' },
        ],
        days: [],
      },
    ],
    [null, null, { ...years(null, null), months: [], days: [] }],
    [
      null,
      '2026-11-26',
      {
        ...years(null, '2026-01-01'),
        months: [{ from: '2026-01-01', before: '2026-11-01' }],
        ...day('2026-11-01', '2026-11-26'),
      },
    ],
    ['2026-11-02', '2026-11-20', { ...none, ...day('2026-11-02', '2026-11-20') }],
  ])('from %s to %s', (from, to, cut) => expect(wholeSpans({ from, to }, true)).toEqual(cut));
});
