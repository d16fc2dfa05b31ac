import { reviewOf } from './review';
import type { PurchaseSeen, Reviewed, ReviewRule, TripSeen } from './reviewed';

const TRUCK = { id: 'v1', unitNumber: 'T-101', weight: 80_000, axles: 5 };
let nr = 0;
const trip = (date: string, miles: string, over: Partial<TripSeen> = {}): TripSeen => ({
  ...{ id: `trip-${(nr += 1)}`, vehicleId: 'v1', date, odometerStart: null, odometerEnd: null },
  ...{ legs: [{ jurisdiction: 'TX', miles }], source: 'hand' },
  ...over,
});
const fill = (date: string, gallons: string, over: Partial<PurchaseSeen> = {}): PurchaseSeen => ({
  ...{ id: (nr += 1), vehicleId: 'v1', date, vendor: 'Pilot', jurisdiction: 'TX', gallons, amount: 400_00 },
  ...{ taxPaid: true, reference: null },
  ...over,
});
/** A quarter that nobody would ask about: 6.25 miles per gallon. */
const GOOD: Reviewed = {
  ...{ quarter: '3Q2026', vehicles: [TRUCK], outside: [], mpgBefore: '6.10' },
  trips: [trip('2026-07-10', '1000.0'), trip('2026-08-10', '1000.0'), trip('2026-09-10', '1125.0')],
  purchases: [fill('2026-07-11', '250'), fill('2026-08-12', '250')],
};
const found = (over: Partial<Reviewed>): [ReviewRule, string, number][] =>
  reviewOf({ ...GOOD, ...over }).findings.map(({ rule, sentence, weight }) => [rule, sentence, weight]);

describe('the review of a quarter', () => {
  it('has nothing to ask about good records', () => expect(reviewOf(GOOD)).toEqual({ score: 100, findings: [] }));

  it('names months without a trip', () =>
    expect(found({ trips: [trip('2026-07-10', '3125.0')] })).toEqual([
      ['month_missing', 'T-101: no trip in August', 5],
      ['month_missing', 'T-101: no trip in September', 5],
    ]));

  it('follows the odometer from trip to trip', () => {
    const read = (date: string, odometerStart: string, odometerEnd: string) =>
      trip(date, '1040.0', { odometerStart, odometerEnd });
    const trips = [
      read('2026-07-01', '1000.0', '2000.0'),
      read('2026-08-02', '2214.0', '3000.0'),
      read('2026-09-03', '2990.5', '4000.0'),
    ];
    expect(found({ trips })).toEqual([
      ['odometer_gap', 'T-101: 214.0 miles are missing between the trips of 2026-07-01 and 2026-08-02', 3],
      ['odometer_overlap', 'T-101: the odometer goes back 9.5 miles between the trips of 2026-08-02 and 2026-09-03', 3],
    ]);
  });

  it('finds miles of a device beside estimated ones of the same vehicle and day, with both sources', () => {
    const trips = [
      trip('2026-07-10', '1000.0', { source: 'device', id: 'measured' }),
      trip('2026-07-10', '985.5', { source: 'estimated', id: 'by-route' }),
      trip('2026-08-10', '1000.0', { source: 'odometer' }),
      trip('2026-08-11', '100.0', { source: 'estimated' }),
      trip('2026-09-10', '125.0'),
      trip('2026-09-10', '10.0', { source: 'estimated' }),
    ];
    const doubles = reviewOf({ ...GOOD, trips }).findings.filter(({ rule }) => rule === 'counted_twice');
    expect(doubles).toEqual([
      {
        rule: 'counted_twice',
        weight: 5,
        ask: null,
        sentence:
          'T-101: 1,000.0 miles by GPS or ELD and 985.5 estimated miles on 2026-07-10 may be the same miles, counted twice',
        records: [
          { kind: 'trip', id: 'measured' },
          { kind: 'trip', id: 'by-route' },
        ],
      },
    ]);
  });

  it.each([
    ['1000', '3.13', ['fleet_mpg']],
    ['200', '15.63', ['fleet_mpg', 'vehicle_mpg']],
    ['560', '5.58', []],
  ])('looks at the miles per gallon: %s gallons', (gallons, mpg, rules) => {
    const made = found({ purchases: [fill('2026-07-11', gallons)], mpgBefore: null });
    expect(made.map(([rule]) => rule)).toEqual(rules);
    if (made[0]) expect(made[0][1]).toContain(mpg);
  });

  it('asks about a swing of more than 15 %', () => {
    expect(found({ mpgBefore: '5.44' }).map(([rule]) => rule)).toEqual([]);
    expect(found({ mpgBefore: '5.43' })).toEqual([
      ['mpg_swing', '6.25 miles per gallon, 5.43 in the quarter before', 10],
    ]);
  });

  it('asks about fuel without miles and the reverse', () => {
    const other = { ...TRUCK, id: 'v2', unitNumber: 'T-102' };
    expect(
      found({ vehicles: [TRUCK, other], purchases: [...GOOD.purchases, fill('2026-07-12', '1', { vehicleId: 'v2' })] }),
    ).toEqual([['fuel_without_miles', 'T-102: fuel and no miles', 10]]);
    expect(found({ purchases: [] }).map(([rule]) => rule)).toEqual(['miles_without_fuel']);
  });

  it('asks about receipts: twice, without a state, outside of the quarter, bulk, where nobody drove', () => {
    const [first] = GOOD.purchases;
    const purchases = [
      ...GOOD.purchases,
      { ...(first as PurchaseSeen), id: 999 },
      fill('2026-08-20', '1', { jurisdiction: null }),
      fill('2026-08-21', '1', { taxPaid: false }),
      fill('2026-08-22', '1', { jurisdiction: 'NV' }),
      fill('2026-08-23', '1', { vehicleId: null }),
    ];
    const trips = [...GOOD.trips, trip('2026-09-11', '1500.0')];
    expect(found({ purchases, trips, outside: [fill('2026-06-30', '100')] }).map(([rule]) => rule)).toEqual([
      ...['receipt_twice', 'no_jurisdiction', 'no_vehicle', 'outside_quarter', 'bulk_fuel', 'fuel_where_not_driven'],
    ]);
  });

  it('counts estimated miles by their share', () => {
    const trips = GOOD.trips.map((each, at) => (at < 2 ? { ...each, source: 'estimated' } : each));
    expect(found({ trips })).toEqual([
      [
        'estimated_miles',
        '64 % of the miles are estimated: a state may refuse them in place of daily records',
        // 2,000 of 3,125 miles, of 30
        20,
      ],
    ]);
  });

  it('takes at most 30 of one rule, and never goes below 0', () => {
    const odometers = Array.from({ length: 40 }, (_, day) =>
      trip('2026-07-10', '1000.0', { odometerStart: String(day * 2_000), odometerEnd: String(day * 2_000 + 1_000) }),
    );
    const trips = [...odometers, ...GOOD.trips];
    const purchases = [fill('2026-07-11', '6900')];
    expect(reviewOf({ ...GOOD, trips, purchases }).score).toBe(70);
  });

  it('counts a vehicle whose weight nobody knows, and says so; one that is light is left out', () => {
    const unknown = { ...TRUCK, weight: null, axles: null };
    expect(found({ vehicles: [unknown] }).map(([rule]) => rule)).toEqual(['weight_unknown']);
    expect(
      found({
        vehicles: [{ ...TRUCK, weight: 9_000, axles: 2 }],
        trips: [...GOOD.trips.slice(0, 1), trip('2026-07-12', '2125.0')],
      }),
    ).toEqual([]);
  });
});
