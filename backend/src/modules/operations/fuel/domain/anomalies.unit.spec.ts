import { anomaliesOf, milesBetween, type LookedAt, type Surroundings } from './anomalies';

const TULSA = { latitude: 36.15, longitude: -95.99 };
const DALLAS = { latitude: 32.78, longitude: -96.8 };
const FILL: LookedAt = {
  ...{ id: 'a', date: '2026-10-05', time: '14:20', vehicleId: 'v', unit: 'T-07', isReefer: false, gallons: 102.34 },
  ...{ odometer: 401_233, jurisdiction: 'OK', place: TULSA },
};
const AROUND: Surroundings = {
  truck: () => ({ tankCapacity: 240, hasReefer: false }),
  statesOn: () => ['OK', 'TX'],
};
const found = (fills: readonly LookedAt[], around = AROUND) =>
  anomaliesOf(fills, around).map(({ transactionId, rule, sentence }) => [transactionId, rule, sentence]);

describe('a purchase of fuel is odd', () => {
  it('for nothing where all is as it should be', () => {
    expect(found([FILL, { ...FILL, id: 'b', date: '2026-10-06', odometer: 401_800, place: DALLAS }])).toEqual([]);
    expect(Math.round(milesBetween(TULSA, DALLAS))).toBe(237);
  });
  it.each<[string, Partial<LookedAt>, string[]]>([
    ['more than the tanks hold', { gallons: 250 }, ['over_tank', '250 gallons at once; the tanks of T-07 hold 240']],
    ['reefer fuel without a reefer', { isReefer: true }, ['no_reefer', 'Reefer fuel for T-07, which has no reefer']],
    ['in the night', { time: '03:10' }, ['off_hours', 'Bought at 03:10, at night']],
    [
      'in a state that no load leads through',
      { jurisdiction: 'NV' },
      ['off_route', 'Bought in NV; the loads of 10/05/2026 lead through OK, TX'],
    ],
  ])('for %s', (_, over, finding) => expect(found([{ ...FILL, ...over }])).toEqual([['a', ...finding]]));
  it('where two are too far apart, or the odometer goes back', () => {
    const next = { ...FILL, id: 'b', time: '15:20', odometer: 401_100, place: DALLAS };
    const findings = [
      ['b', 'too_far', '237 miles from the fill of 10/05/2026 14:20, 1.0 hours before'],
      ['b', 'odometer_back', 'The odometer says 401100; on 10/05/2026 it said 401233'],
    ];
    expect(found([FILL, next])).toEqual(findings);
    expect(found([next, FILL])).toEqual(findings);
    expect(found([FILL, { ...next, vehicleId: 'w' }])).toEqual([]);
  });
  it('for nothing that nobody knows', () => {
    const unknown: Surroundings = { truck: () => null, statesOn: () => null };
    const blank = { ...FILL, gallons: 900, isReefer: true, time: null, odometer: null, place: null };
    expect(found([FILL, blank], unknown)).toEqual([]);
  });
});
