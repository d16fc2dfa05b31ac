import { standingOn, type Standing } from './expiry';

describe('a record that expires', () => {
  it.each<[string | null, Standing]>([
    [null, 'valid'],
    ['2026-11-21', 'expired'],
    ['2026-11-22', 'expiring'],
    ['2026-12-22', 'expiring'],
    ['2026-12-23', 'valid'],
  ])('on %s is %s on November 22 with thirty days of warning', (expires, standing) =>
    expect(standingOn(expires, '2026-11-22', 30)).toBe(standing),
  );
});
