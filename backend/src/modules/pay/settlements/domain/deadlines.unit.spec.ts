import { legalDays } from './deadlines';

describe('the days of an owner-operator', () => {
  it.each([
    ['papers on the day of the first delivery', '2026-11-18', null, 100_00, '2026-12-03', null],
    ['the end of the lease while escrow is held', null, '2026-11-16', 1, null, '2026-12-31'],
    ['nothing held', '2026-12-20', '2026-12-31', 0, '2027-01-04', null],
  ])('follow from %s', (_, delivered, ends, held, payBy, escrowBackBy) =>
    expect(legalDays(delivered, ends, held)).toEqual({ payBy, escrowBackBy }),
  );
});
