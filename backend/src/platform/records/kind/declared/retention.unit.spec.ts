import { retentionEnd, type Retention } from './retention';

const LAWS: readonly Retention[] = [
  { years: 3, from: ['ended', 'closed'], law: 'three years' },
  { years: 5, from: ['tested'], law: 'five years', where: ['result', 'fail'] },
];

const HALF: readonly Retention[] = [{ years: 5, months: 6, from: ['filed'], law: 'five years and a half' }];

describe('what the law has kept', () => {
  it.each([
    ['the latest of the days', { ended: '2026-03-02', closed: '2026-04-01' }, ['2029-04-01', 'three years']],
    ['a day of which others are not known', { ended: '2026-03-02', closed: null }, ['2029-03-02', 'three years']],
    [
      'the law that keeps it longest',
      { ended: '2026-03-02', tested: '2025-01-10', result: 'fail' },
      ['2030-01-10', 'five years'],
    ],
    [
      'the law that keeps it longest, in any order',
      { ended: '2030-03-02', tested: '2025-01-10', result: 'fail' },
      ['2033-03-02', 'three years'],
    ],
    [
      'no law about what did not happen',
      { ended: '2026-03-02', tested: '2026-01-10', result: 'pass' },
      ['2029-03-02', 'three years'],
    ],
    ['half a year more', { filed: '2026-03-31' }, ['2031-09-30', 'five years and a half']],
    ['its removal where no day is known', { removedAt: '2026-05-06T15:00:00.000Z' }, ['2029-05-06', 'three years']],
  ])('ends by %s', (_, row, [until, law]) =>
    expect(retentionEnd('filed' in row ? HALF : LAWS, row)).toEqual({ until, law }),
  );

  it('has no end to see while one law has no day to count from', () => {
    expect(retentionEnd(LAWS, { ended: null })).toBeNull();
    expect(retentionEnd(LAWS, { tested: '2025-01-10', result: 'fail' })).toBeNull();
    expect(retentionEnd(LAWS, { ended: '2026-03-02', result: 'fail' })).toBeNull();
  });
});
