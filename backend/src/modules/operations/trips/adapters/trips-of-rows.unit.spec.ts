import fc from 'fast-check';
import type { JoinedRows, ReadRow } from '../../../../platform/records/kind/declared/sheet-rules';
import { timeIn, whenIn } from './read-when';
import { tripsOfRows } from './trips-of-rows';

const rowsOf = (...all: readonly object[]): ReadRow[] =>
  all.map((values, nr) => ({
    ...{ row: nr + 2, mistakes: [] },
    values: { vehicleId: 'one', when: '2026-08-03', ...values },
  }));
/** West of 114.04 degrees is Nevada, east of it Utah. */
const stateAt = (latitude: number, longitude: number): string | null =>
  latitude === 0 ? null : longitude < -114.04 ? 'NV' : 'UT';
const trips = (rows: readonly ReadRow[]): readonly JoinedRows[] => tripsOfRows(rows, stateAt);
const milesOf = ({ values }: JoinedRows): unknown =>
  (values['legs'] as { jurisdiction: string; miles: string }[]).map(({ jurisdiction, miles }) => [jurisdiction, miles]);
const reading = (at: string, odometer: string, longitude: string, over: object = {}): object => ({
  ...{ when: `2026-08-${at}`, odometer, latitude: '40.7', longitude },
  ...over,
});

describe('rows of a sheet of trips', () => {
  it('of one vehicle and day are one trip, with the miles of each state added', () => {
    const [trip, other] = trips(
      rowsOf(
        { jurisdiction: 'NV', miles: '100.25', origin: 'Reno, NV', reference: 'TS-1' },
        { jurisdiction: 'Utah', miles: '1,050', taxableMiles: '50', exempt: 'Toll', reference: 'ts-1' },
        { jurisdiction: 'nv', miles: '0.3', destination: 'Provo, UT', reference: 'TS-1' },
        { jurisdiction: 'NV', miles: '7' },
      ),
    ).toReversed();
    expect(trip).toEqual({
      rows: [2, 3, 4],
      values: {
        ...{ source: 'hand', vehicleId: 'one', reference: 'TS-1', date: '2026-08-03' },
        ...{ origin: 'Reno, NV', destination: 'Provo, UT', odometerStart: null, odometerEnd: null },
        legs: [
          { miles: '100.6', exempt: null, jurisdiction: 'NV', taxableMiles: null },
          { miles: '1050.0', exempt: 'Toll', jurisdiction: 'UT', taxableMiles: '50.0' },
        ],
      },
    });
    expect(other?.rows).toEqual([5]);
  });
  it('may tell two readings of the odometer in place of miles', () => {
    const [trip] = trips(
      rowsOf(
        { jurisdiction: 'NV', odometerStart: '100,000.2', odometerEnd: '100410.4' },
        { jurisdiction: 'UT', odometerStart: '100410.4', odometerEnd: '100500' },
      ),
    );
    expect(trip && milesOf(trip)).toEqual([
      ['NV', '410.2'],
      ['UT', '89.6'],
    ]);
    expect(trip?.values).toMatchObject({ odometerStart: '100000.2', odometerEnd: '100500.0', source: 'odometer' });
  });
  it('of a device are what was driven from reading to reading, also over midnight', () => {
    const all = trips(
      rowsOf(
        reading('04 00:10', '1300', '-111.9'),
        reading('03 22:00', '1000', '-119.8'),
        reading('03 23:50', '1200', '-114.1'),
        reading('03 23:58', '1210', '-114.0'),
        reading('05 08:00', '1300', '-111.9'),
      ),
    );
    expect(all.map((trip) => [trip.values['date'], milesOf(trip), trip.refused])).toEqual([
      [
        '2026-08-03',
        [
          ['NV', '205.0'],
          ['UT', '5.0'],
        ],
        undefined,
      ],
      ['2026-08-04', [['UT', '90.0']], undefined],
      ['2026-08-05', [], 'The vehicle was not driven on this day'],
    ]);
    expect(all[1]?.values).toMatchObject({ source: 'device', odometerStart: '1210.0', odometerEnd: '1300.0' });
  });
  it.each<[string, object, string]>([
    ['no day', { when: undefined }, 'Date is required'],
    ['a month 13', { when: '2026-13-01' }, 'Date must be a date such as 08/03/2026'],
    ['a serial number for a day', { when: '46270' }, 'Date must be a date such as 08/03/2026'],
    ['no vehicle', { vehicleId: undefined }, 'Vehicle is required'],
    ['a state that is none', { jurisdiction: 'XX' }, '“XX” is not a state or province'],
    ['Hawaii', { jurisdiction: 'Hawaii' }, '“Hawaii” is not a state or province'],
    ['no state', { jurisdiction: undefined }, 'Jurisdiction is required'],
    ['words for miles', { miles: 'ten' }, 'Miles must be a number of at least 0'],
    ['fewer miles than none', { miles: '-5' }, 'Miles must be a number of at least 0'],
    ['an exponent', { miles: '1e9' }, 'Miles must be a number of at least 0'],
    ['no miles', { miles: undefined }, 'Miles or two odometer readings are required'],
    ['miles of 0', { miles: '0' }, 'The vehicle was not driven on this day'],
    [
      'an odometer that ends before it begins',
      { miles: undefined, odometerStart: '2', odometerEnd: '1' },
      'The odometer cannot end before it begins',
    ],
    [
      'a place in no state',
      { jurisdiction: undefined, latitude: '0', longitude: '0' },
      'No state or province lies at 0, 0',
    ],
  ])('are refused with %s', (_, over, sentence) => {
    expect(trips(rowsOf({ jurisdiction: 'NV', miles: '1', ...over })).map(({ refused }) => refused)).toEqual([
      sentence,
    ]);
  });
  it('keep their whole trip out where one cannot be read, a reading without a place only itself', () => {
    const [bad, rest] = trips(rowsOf({ jurisdiction: 'NV', miles: '1' }, { jurisdiction: 'NV', miles: 'ten' }));
    expect([bad?.rows, rest?.rows, rest?.refused]).toEqual([[3], [2], 'Row 3 of the same trip cannot be read']);
    const [blind, day] = trips(
      rowsOf(
        reading('03 08:00', '1000', '-119'),
        reading('03 08:10', '1008', '0', { latitude: '0' }),
        reading('03 08:20', '1016', '-119'),
      ),
    );
    expect([blind?.rows, day?.refused, day && milesOf(day)]).toEqual([[3], undefined, [['NV', '16.0']]]);
  });
  it('are refused where the odometer of a device goes backwards', () => {
    const back = trips(rowsOf(reading('03 08:00', '1000', '-119'), reading('03 08:10', '999', '-119')));
    expect(back.map(({ refused }) => refused)).toEqual(['The odometer goes backwards in row 3']);
  });
  it('become the same miles in any order, and however a row is parted', () => {
    const states = fc.constantFrom('NV', 'UT', 'CA');
    const row = fc.record({
      vehicleId: fc.constantFrom('one', 'two'),
      when: fc.constantFrom('2026-08-03', '8/4/2026'),
      jurisdiction: states,
      hundredths: fc.integer({ min: 10, max: 99_999 }),
    });
    const text = (hundredths: number): string => (hundredths / 100).toFixed(2);
    const told = (all: readonly JoinedRows[]): unknown =>
      all.map((trip) => [trip.values['vehicleId'], trip.values['date'], milesOf(trip)]);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), fc.nat(), (given, at) => {
        const whole = given.map(({ hundredths, ...rest }) => ({ ...rest, miles: text(hundredths) }));
        const parted = given.flatMap(({ hundredths, ...rest }, nr) =>
          nr === at % given.length
            ? [
                { ...rest, miles: text(hundredths - 5) },
                { ...rest, miles: text(5) },
              ]
            : [{ ...rest, miles: text(hundredths) }],
        );
        expect(told(trips(rowsOf(...whole.toReversed())))).toEqual(told(trips(rowsOf(...whole))));
        expect(told(trips(rowsOf(...parted)))).toEqual(told(trips(rowsOf(...whole))));
      }),
    );
  });
});

describe('when a row says', () => {
  it.each([
    ['2026-08-03', '2026-08-03', null],
    ['2026-08-03T14:05:09Z', '2026-08-03', '14:05:09'],
    ['2026-08-03 14:05', '2026-08-03', '14:05:00'],
    ['8/3/2026 2:05 PM', '2026-08-03', '14:05:00'],
    ['08/03/2026, 12:05 a.m.', '2026-08-03', '00:05:00'],
  ])('%s', (text, date, time) => expect(whenIn(text)).toEqual({ date, time }));
  it.each(['', 'yesterday', '13/45/2026', '2026-02-30', '03.08.2026', 'x'.repeat(5_000)])('%s is none', (text) =>
    expect(whenIn(text)).toBeNull(),
  );
  it.each(['24:00', '10:61', 'noon'])('%s is no time of day', (text) => expect(timeIn(text)).toBeNull());
});
