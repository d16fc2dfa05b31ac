import fc from 'fast-check';
import { addDays } from '../../../../platform/money/dates';
import { interestOf, quarterBefore, quarterOf, type HeldMove, type RateFrom } from './escrow-interest';

const Q3 = { from: '2026-07-01', to: '2026-09-30' };
const HELD: readonly HeldMove[] = [{ on: '2026-06-01', amount: 2_500_00 }];
const RATE: readonly RateFrom[] = [{ from: '2026-01-01', rate: '3.65' }];
const amount = (held: readonly HeldMove[], rates = RATE) => interestOf(held, rates, Q3)?.amount ?? 0;

describe('interest on escrow', () => {
  it.each([
    ['2,500.00 for 92 days at 3.65 % is 25 cents a day', HELD, RATE, 23_00],
    ['returned after 50 days: 12.50', [...HELD, { on: '2026-08-20', amount: -2_500_00 }], RATE, 12_50],
    ['held from the last day on: one day', [{ on: '2026-09-30', amount: 2_500_00 }], RATE, 25],
    ['what comes later is of the next quarter', [{ on: '2026-10-01', amount: 2_500_00 }], RATE, 0],
    ['half a cent is rounded up', [{ on: '2026-09-30', amount: 50_00 }], RATE, 1],
    ['less than half a cent is none', [{ on: '2026-09-30', amount: 49_99 }], RATE, 0],
    [
      'a rate that is changed within the quarter holds from the next one on',
      HELD,
      [...RATE, { from: '2026-08-01', rate: '9' }],
      23_00,
    ],
    [
      'a first rate within the quarter counts from its day: 31 days',
      HELD,
      [{ from: '2026-08-31', rate: '3.65' }],
      7_75,
    ],
    ['no rate', HELD, [{ from: '2026-01-01', rate: null }], 0],
    ['a rate that ended before', HELD, [...RATE, { from: '2026-06-30', rate: null }], 0],
  ])('%s', (_, held, rates, expected) => expect(amount(held, rates)).toBe(expected));

  it('says the days and the rate that it is for', () =>
    expect(interestOf(HELD, [{ from: '2026-08-31', rate: '3.65' }], Q3)).toEqual({
      ...{ from: '2026-08-31', to: '2026-09-30', rate: '3.65', amount: 7_75 },
    }));

  it('is what adding up the days one by one comes to', () => {
    const move = fc.record({
      on: fc.integer({ min: 0, max: 150 }).map((days) => addDays('2026-05-20', days)),
      amount: fc.integer({ min: 0, max: 1_000_00 }),
    });
    fc.assert(
      fc.property(fc.array(move), fc.integer({ min: 1, max: 99_9999 }), (held, rate) => {
        let units = 0n;
        for (let day = Q3.from; day <= Q3.to; day = addDays(day, 1))
          units += BigInt(held.reduce((sum, one) => (one.on <= day ? sum + one.amount : sum), 0)) * BigInt(rate);
        const [whole, rest] = [units / 365_000_000n, units % 365_000_000n];
        const text = `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
        expect(amount(held, [{ from: '2026-01-01', rate: text }])).toBe(
          Number(whole) + (rest * 2n >= 365_000_000n ? 1 : 0),
        );
      }),
    );
  });

  it.each([
    ['2026-11-27', '2026-10-01', '2026-12-31', '2026-07-01'],
    ['2027-01-01', '2027-01-01', '2027-03-31', '2026-10-01'],
    ['2026-06-30', '2026-04-01', '2026-06-30', '2026-01-01'],
  ])('%s is in the quarter from %s to %s', (day, from, to, before) => {
    expect(quarterOf(day)).toEqual({ from, to });
    expect(quarterBefore(day).from).toBe(before);
  });
});
