import fc from 'fast-check';
import { faultOfSame, feesOnce, identities, transactionOf, type KeptRow } from './normal-row';

const ROW: KeptRow = {
  ...{ line: 2, provider: 'efs', externalId: null, date: '2026-10-05', time: '14:20', unit: 'T-07', driverName: null },
  ...{ odometer: null, site: null, city: null, state: 'OK', product: 'ULSD', quantity: '102.34', price: null },
  ...{ quantityUnit: 'gallons', amount: 399_02, fee: 1_50, currency: 'USD', invoice: '987654' },
  card: { last4: '1234', mark: 'm', tail: 't', isWhole: true, ends: ['m'] },
};
/** Lines of a few days; many are equal. */
const rows = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 4 }),
    cents: fc.constantFrom(10_00, 20_00),
    unit: fc.constantFrom('a', 'b'),
  }),
  { maxLength: 12 },
);
const said = ({ day, cents, unit }: { day: number; cents: number; unit: string }): KeptRow => ({
  ...{ ...ROW, date: `2026-10-0${day}`, amount: cents, invoice: unit },
});
const idsOf = (lines: readonly KeptRow[]): string[] => {
  const identityOf = identities();
  return lines.map((line) => identityOf(line));
};

describe('lines of fuel cards', () => {
  it('are the same ones whatever files bring them: cut off, repeated, overlapping by days, in another order', () => {
    const history = fc.tuple(rows, fc.array(fc.tuple(fc.nat(12), fc.subarray([1, 2, 3, 4]), fc.boolean())));
    fc.assert(
      fc.property(history, ([lines, files]) => {
        const all = lines.map(said);
        const whole = new Set(idsOf(all));
        expect(whole.size).toBe(all.length);
        const found = new Set<string>();
        for (const [cut, days, isTurned] of files) {
          const part = all.slice(0, cut).filter(({ date }) => days.includes(Number(date.slice(-1))));
          for (const id of idsOf(isTurned ? part.toReversed() : part)) found.add(id);
        }
        expect([...found].filter((id) => !whole.has(id))).toEqual([]);
        for (const id of idsOf(all.toReversed())) found.add(id);
        expect([...found].sort()).toEqual([...whole].sort());
      }),
    );
  });
  it('of one purchase have what they have in common, and its fee once', () => {
    expect(transactionOf(ROW)).toBe('efs 2026-10-05 14:20 …1234 987654');
    expect(transactionOf({ ...ROW, provider: 'efs_wide' })).toBe(transactionOf(ROW));
    expect(transactionOf({ ...ROW, externalId: 'X7' })).toBe('efs X7');
    const fees = [
      { transaction: 'a', fee: 0 },
      { transaction: 'a', fee: 150 },
      { transaction: 'a', fee: 150 },
      { transaction: 'b', fee: 150 },
      { transaction: 'c', fee: 150 },
    ];
    expect(feesOnce(fees, new Set(['c']))).toEqual([0, 150, 0, 150, 0]);
  });
  it('with the number of another purchase are told so', () => {
    const known = { date: '2026-10-05', amount: 399_02 };
    expect(faultOfSame(ROW, known)).toBeNull();
    expect(faultOfSame({ ...ROW, externalId: 'X7', amount: 1 }, known)).toBe(
      "The provider's number X7 is also used by a purchase of 10/05/2026 for 399.02",
    );
  });
});
