import fc from 'fast-check';
import { addDays } from '../../../../platform/money/dates';
import { reasonAgainst, stretchesOf, type Haul, type KnownTrip, type Stretch } from './load-trips';

const haul = (loadId: number, pickupDay: string | null, deliveredOn: string, over: Partial<Haul> = {}): Haul => ({
  ...{ loadId, loadNumber: `L-${loadId}`, vehicleId: 'one', driverId: null, from: `F${loadId}`, to: `T${loadId}` },
  via: [],
  ...{ pickupDay, pickedUpAt: pickupDay && `${pickupDay}T12:00:00.000Z`, deliveredOn },
  ...over,
});
const told = (ways: readonly Stretch[]): unknown[] =>
  ways.map(({ from, to, since, date, empty }) => [from, to, since, date, empty ? 'empty' : 'loaded']);
const all = (hauls: readonly Haul[], from = '2026-07-01', to = '2026-09-30') => stretchesOf(hauls, from, to);

describe('the ways that a vehicle was driven for loads', () => {
  it('are each load, and the empty way from the drop-off before to the pickup', () => {
    expect(told(all([haul(2, '2026-08-05', '2026-08-07'), haul(1, '2026-08-01', '2026-08-03')]))).toEqual([
      ['F1', 'T1', '2026-08-01', '2026-08-03', 'loaded'],
      ['T1', 'F2', '2026-08-05', '2026-08-05', 'empty'],
      ['F2', 'T2', '2026-08-05', '2026-08-07', 'loaded'],
    ]);
  });
  it('have no empty way between two vehicles, after a month, or while the other load was on it', () => {
    const other = haul(2, '2026-08-05', '2026-08-07', { vehicleId: 'two' });
    const later = haul(3, '2026-09-04', '2026-09-07');
    const during = haul(4, '2026-08-02', '2026-08-09');
    const first = haul(1, '2026-08-01', '2026-08-03');
    expect(all([first, other]).filter(({ empty }) => empty)).toEqual([]);
    expect(all([first, later]).filter(({ empty }) => empty)).toEqual([]);
    expect(all([first, during]).filter(({ empty }) => empty)).toEqual([]);
    expect(all([first, haul(3, '2026-09-03', '2026-09-07')]).filter(({ empty }) => empty)).toHaveLength(1);
  });
  it('go by the day of delivery where nobody said when it was picked up', () => {
    expect(told(all([haul(1, null, '2026-08-03'), haul(2, null, '2026-08-06')]))).toEqual([
      ['F1', 'T1', '2026-08-03', '2026-08-03', 'loaded'],
      ['T1', 'F2', '2026-08-06', '2026-08-06', 'empty'],
      ['F2', 'T2', '2026-08-06', '2026-08-06', 'loaded'],
    ]);
  });
  it('are the same in any order of the loads, and for days that are asked for at once or one by one', () => {
    const some = fc.array(
      fc
        .record({
          first: fc.integer({ min: 0, max: 90 }),
          took: fc.integer({ min: 0, max: 4 }),
          vehicleId: fc.constantFrom('one', 'two'),
          isTold: fc.boolean(),
        })
        .map(({ first, took, vehicleId, isTold }) => ({
          ...{ pickup: isTold ? addDays('2026-06-20', first) : null, vehicleId },
          delivered: addDays('2026-06-20', first + took),
        })),
      { maxLength: 12 },
    );
    const byId = (ways: readonly Stretch[]) => ways.map((way) => JSON.stringify(way)).sort();
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 91 }), (given, cut) => {
        const hauls = given.map(({ pickup, delivered, vehicleId }, nr) =>
          haul(nr + 1, pickup, delivered, { vehicleId }),
        );
        const whole = byId(all(hauls));
        const middle = addDays('2026-07-01', cut);
        const parted = [...all(hauls, '2026-07-01', middle), ...all(hauls, addDays(middle, 1), '2026-09-30')];
        expect([byId(all(hauls.toReversed())), byId(parted)]).toEqual([whole, whole]);
      }),
    );
  });
});

describe('a way', () => {
  const [way] = all([haul(1, '2026-08-01', '2026-08-04')]) as [Stretch];
  const known = (over: Partial<KnownTrip>): KnownTrip => ({
    ...{ vehicleId: 'one', vehicleUnit: '12', date: '2026-08-04', loadId: null, empty: false, isEstimated: false },
    ...over,
  });
  it.each<[string, Partial<KnownTrip>, string | null]>([
    ['its load has a trip', { loadId: 1, date: '2026-01-01', isEstimated: true }, 'It has a trip already'],
    ['the vehicle has a trip of its last day', {}, 'Unit 12 has a trip of 2026-08-04 already'],
    ['a trip of another load ended on that day', { loadId: 2 }, 'Unit 12 has a trip of 2026-08-04 already'],
    ['one lies within its days', { date: '2026-08-02' }, 'Unit 12 has a trip of 2026-08-02 already'],
    ['one ended where it began', { date: '2026-08-01' }, null],
    ['that within its days is of another load', { date: '2026-08-02', loadId: 2 }, null],
    ['it is estimated', { isEstimated: true }, null],
    ['it is the empty way to the pickup', { loadId: 1, empty: true, isEstimated: true }, null],
    ['it is another vehicle’s', { vehicleId: 'two' }, null],
  ])('where %s: %p', (_, over, reason) => {
    expect(reasonAgainst(way, [known(over)])).toBe(reason);
  });
});
