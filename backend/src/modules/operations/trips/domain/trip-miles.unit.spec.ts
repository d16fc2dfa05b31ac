import fc from 'fast-check';
import { spanTenths, tenthsOf, totalTenths, warningsOf, type Driven, type DrivenTrip } from './trip-miles';

const leg = (jurisdiction: string, miles: string, over: Partial<Driven> = {}): Driven => ({
  ...{ jurisdiction, miles, taxableMiles: null, exempt: null },
  ...over,
});
const trip = (legs: readonly Driven[], over: Partial<DrivenTrip> = {}): DrivenTrip => ({
  ...{ legs, odometerStart: null, odometerEnd: null, origin: 'Reno, NV', destination: 'Elko, NV' },
  ...over,
});

describe('the miles of a trip', () => {
  it('are those of its legs, to the tenth', () => {
    expect(totalTenths([leg('NV', '0.1'), leg('UT', '0.2'), leg('CA', '1204')])).toBe(12_043);
    expect(totalTenths([])).toBe(0);
  });
  it('are what the odometer says, where it was read twice', () => {
    const read = (odometerStart: string | null, odometerEnd: string | null) => ({ odometerStart, odometerEnd });
    expect(spanTenths(read('100.2', '612'))).toBe(5_118);
    expect([spanTenths(read(null, '612')), spanTenths(read('100', null))]).toEqual([null, null]);
  });
  it('are the same however a trip is parted, and in whatever order its legs stand', () => {
    const miles = fc.integer({ min: 1, max: 99_999 }).map((tenths) => `${Math.floor(tenths / 10)}.${tenths % 10}`);
    const legs = fc.array(
      miles.map((each) => leg('NV', each)),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(legs, fc.nat(), (all, at) => {
        const cut = all.length === 0 ? 0 : at % all.length;
        const parts = totalTenths(all.slice(0, cut)) + totalTenths(all.slice(cut));
        expect([parts, totalTenths(all.toReversed())]).toEqual([totalTenths(all), totalTenths(all)]);
        expect(totalTenths(all)).toBe(all.reduce((sum, each) => sum + tenthsOf(each.miles), 0));
      }),
    );
  });
});

describe('a trip makes an auditor ask', () => {
  const driven = (odometerEnd: string) => trip([leg('NV', '490.0')], { odometerStart: '1000', odometerEnd });

  it('nothing, where odometer and legs are at most 2 % apart', () => {
    expect(warningsOf(driven('1500'))).toEqual([]);
    expect(warningsOf(driven('1480.4'))).toEqual([]);
    expect(warningsOf(trip([leg('NV', '490.0')]))).toEqual([]);
  });
  it('where they are further apart', () => {
    expect(warningsOf(driven('1500.1'))).toEqual(['The odometer says 500.1 miles, the legs 490.0']);
    expect(warningsOf(driven('1480.3'))).toEqual(['The odometer says 480.3 miles, the legs 490.0']);
    expect(warningsOf(driven('1000'))).toEqual(['The odometer says 0.0 miles, the legs 490.0']);
  });
  it('why miles are not taxed, unless it is said', () => {
    const legs = [
      leg('NM', '10.0', { taxableMiles: '9.9' }),
      leg('TX', '10.0', { taxableMiles: '10' }),
      leg('OK', '10.0', { taxableMiles: '2', exempt: 'Off road' }),
    ];
    expect(warningsOf(trip(legs))).toEqual(['NM: it is not said why some miles are not taxed']);
  });
  it.each(['origin', 'destination'])('where its %s is', (end) => {
    expect(warningsOf(trip([leg('NV', '1')], { [end]: null }))).toEqual([
      'It is not said where the trip began and ended',
    ]);
  });
});
