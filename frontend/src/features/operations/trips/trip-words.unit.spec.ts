import { lastQuarter } from './trip-words';

describe('the quarter that ended last', () => {
  it.each([
    ['2026-11-27', '2026-07-01', '2026-09-30'],
    ['2026-07-01', '2026-04-01', '2026-06-30'],
    ['2026-04-30', '2026-01-01', '2026-03-31'],
    ['2026-01-01', '2025-10-01', '2025-12-31'],
  ])('before %s is from %s to %s', (today, from, to) => {
    expect(lastQuarter(today)).toEqual({ from, to });
  });
});
