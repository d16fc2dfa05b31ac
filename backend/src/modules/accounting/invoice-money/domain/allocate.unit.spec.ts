import fc from 'fast-check';
import { allocate, restsAfter } from './allocate';

describe('a payment', () => {
  it('of 700.00, 333.33 and 966.67 clears 1,850.00 of freight and 150.00 of detention to the cent', () => {
    expect(allocate([185_000, 15_000], 70_000)).toEqual([64_750, 5_250]);
    expect(allocate([120_250, 9_750], 33_333)).toEqual([30_833, 2_500]);
    expect(allocate([89_417, 7_250], 96_667)).toEqual([89_417, 7_250]);
  });

  it('of a cent clears one line of three, the first that is open', () => {
    expect(allocate([1, 1, 1], 1)).toEqual([1, 0, 0]);
    expect(allocate([0, 1, 1], 1)).toEqual([0, 1, 0]);
    expect(allocate([0, 0, 1], 1)).toEqual([0, 0, 1]);
  });

  it('of an invoice without anything open clears nothing', () => expect(allocate([0, 0], 0)).toEqual([0, 0]));

  it('is exact where cents times cents exceed what a number holds', () =>
    expect(allocate([9_999_999_999_999, 1], 9_999_999_999_999)).toEqual([9_999_999_999_998, 1]));
});

describe('payments', () => {
  const lines = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 });

  it('never clear a line below 0 or above itself, and together the whole, in whatever order they come and go', () =>
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()), { maxLength: 30 }),
        (amounts, work) => {
          const of = amounts.map((amount) => ({ kind: 'freight' as const, description: 'x', amount }));
          const whole = amounts.reduce((sum, amount) => sum + amount, 0);
          const paid: { amount: number; allocated: { kind: 'freight'; amount: number }[] }[] = [];
          for (const [part, takesBack] of [...work, [1_000, false] as const]) {
            if (takesBack && paid.length > 0) paid.splice(part % paid.length, 1);
            const open = whole - paid.reduce((sum, { amount }) => sum + amount, 0);
            const amount = Math.min(open, Math.ceil((open * part) / 1_000));
            const shares = allocate(restsAfter(of, paid), amount);
            expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
            paid.push({ amount, allocated: shares.map((share) => ({ kind: 'freight', amount: share })) });
            const rests = amounts.map(
              (total, at) => total - paid.reduce((sum, { allocated }) => sum + (allocated[at]?.amount ?? 0), 0),
            );
            expect(rests.every((rest, at) => rest >= 0 && rest <= (amounts[at] ?? 0))).toBe(true);
          }
          expect(restsAfter(of, paid).every((rest) => rest === 0)).toBe(true);
        },
      ),
      { seed: 1_121, numRuns: 200 },
    ));
});
