import { columnsIn, eventOf, type Columns, type ToldEvent } from './read-event';
import { toldTimes, type OpenLoad, type OpenStop } from './told-times';

const ELKO = { latitude: 40.8324, longitude: -115.7631 };
const stop = (over: Partial<OpenStop> = {}): OpenStop => ({
  ...{ place: 'Elko, NV', timeZone: 'America/Los_Angeles', spot: ELKO, appointment: '2026-11-10T20:00:00.000Z' },
  ...{ arrivedAt: null, departedAt: null },
  ...over,
});
const load = (id: number, ...stops: readonly OpenStop[]): OpenLoad => ({
  ...{ id, loadNumber: `L-${id}`, vehicleNames: ['12', '1FUJGLDR9KL100112'], stops },
});
const HEADS = ['Unit', 'Geofence', 'Event', 'Timestamp', 'Lat', 'Lon'];
const told = (heads: readonly string[], rows: readonly (readonly string[])[], loads: readonly OpenLoad[]) => {
  const columns = columnsIn(heads) as Columns;
  const read = rows.map((cells, nr) => eventOf(cells, columns, nr + 2));
  const events = read.filter((each): each is ToldEvent => 'vehicle' in each);
  const spotOf = ({ latitude, longitude }: ToldEvent) =>
    latitude === null || longitude === null ? null : { latitude, longitude };
  return toldTimes(
    events.map((event) => ({ ...event, spot: spotOf(event) })),
    loads,
  );
};
const row = (event: string, at: string, place = 'Dock of Elko, NV', unit = '12') => [unit, place, event, at, '', ''];

describe('what a device tells of a stop', () => {
  it('is its arrival and departure, by the clock of the place', () => {
    const found = told(
      HEADS,
      [row('Enter', '11/10/2026 12:00 PM'), row('Exit', '2026-11-10 15:20')],
      [load(7, stop())],
    );
    expect(found).toEqual({
      filled: [
        {
          ...{ loadId: 7, loadNumber: 'L-7', stop: 0, place: 'Elko, NV', timeZone: 'America/Los_Angeles' },
          ...{ arrivedAt: '2026-11-10T20:00:00.000Z', departedAt: '2026-11-10T23:20:00.000Z' },
        },
      ],
      ...{ differing: [], refused: [] },
    });
  });
  it('is where its latitude and longitude are near the town, and an instant where it says its zone', () => {
    const found = told(
      HEADS,
      [['1FUJGLDR9KL100112', '', 'geofence in', '2026-11-10T20:00:00Z', '40.84', '-115.7']],
      [load(7, stop())],
    );
    expect(found.filled.map(({ arrivedAt }) => arrivedAt)).toEqual(['2026-11-10T20:00:00.000Z']);
    const far = told(HEADS, [['12', '', 'in', '2026-11-10T20:00:00Z', '41.8', '-115.7']], [load(7, stop())]);
    expect(far.refused).toEqual([{ line: 2, reason: 'No open load of vehicle 12 stops at 41.8, -115.7' }]);
  });
  it('of one that goes in and out is the first arrival and the last departure', () => {
    const rows = [
      row('exit', '2026-11-10 14:00'),
      row('enter', '2026-11-10 14:30'),
      row('enter', '2026-11-10 12:00'),
      row('exit', '2026-11-10 15:00'),
    ];
    expect(told(HEADS, rows, [load(7, stop())]).filled).toEqual([
      expect.objectContaining({ arrivedAt: '2026-11-10T20:00:00.000Z', departedAt: '2026-11-10T23:00:00.000Z' }),
    ]);
  });
  it('never takes the place of what somebody noted: both are shown', () => {
    const noted = stop({ arrivedAt: '2026-11-10T20:10:00.000Z' });
    const { filled, differing } = told(
      HEADS,
      [row('enter', '2026-11-10 12:00'), row('exit', '2026-11-10 15:20')],
      [load(7, noted)],
    );
    expect(filled).toEqual([expect.objectContaining({ arrivedAt: null, departedAt: '2026-11-10T23:20:00.000Z' })]);
    expect(differing).toEqual([
      expect.objectContaining({
        what: 'arrived',
        stands: '2026-11-10T20:10:00.000Z',
        told: '2026-11-10T20:00:00.000Z',
      }),
    ]);
    const same = stop({ arrivedAt: '2026-11-10T20:00:30.000Z' });
    expect(told(HEADS, [row('enter', '2026-11-10 12:00')], [load(7, same)])).toEqual({
      filled: [],
      differing: [],
      refused: [],
    });
  });
  it('that departs before it arrives is refused, by its line', () => {
    const heads = ['Truck', 'Location', 'State', 'Arrived', 'Departed'];
    const pair = told(heads, [['12', 'Elko', 'NV', '2026-11-10 12:00', '2026-11-10 11:00']], [load(7, stop())]);
    expect(pair.refused).toEqual([{ line: 2, reason: 'It departs from Elko, NV before it arrives there' }]);
    const noted = stop({ arrivedAt: '2026-11-10T20:10:00.000Z' });
    expect(told(HEADS, [row('exit', '2026-11-10 12:00')], [load(7, noted)])).toMatchObject({
      filled: [],
      refused: [{ line: 2 }],
    });
  });
  it('is of the load whose appointment is near; of two it is none until the load is named', () => {
    const later = stop({ appointment: '2026-11-20T20:00:00.000Z' });
    const rows = [row('enter', '2026-11-10 12:00')];
    expect(told(HEADS, rows, [load(7, stop()), load(8, later)]).filled.map(({ loadId }) => loadId)).toEqual([7]);
    const both = [load(7, stop()), load(8, stop())];
    expect(told(HEADS, rows, both).refused).toEqual([
      { line: 2, reason: 'Vehicle 12 stops at Dock of Elko, NV more than once then: name the load' },
    ]);
    const named = told([...HEADS, 'Load #'], [[...row('enter', '2026-11-10 12:00'), 'L-8']], both);
    expect(named.filled.map(({ loadId }) => loadId)).toEqual([8]);
    expect(told(HEADS, rows, [load(8, later)]).refused[0]?.reason).toMatch(/within 3 days of that time$/);
  });
  it('of a vehicle that hauls nothing is refused', () =>
    expect(told(HEADS, [row('enter', '2026-11-10 12:00', 'Elko, NV', '99')], [load(7, stop())]).refused).toEqual([
      { line: 2, reason: 'No open load is hauled by vehicle 99' },
    ]));
});

describe('a row of a device', () => {
  const columns = columnsIn(HEADS) as Columns;
  it.each([
    ['without a vehicle', ['', 'Elko, NV', 'in', '2026-11-10 12:00', '', ''], 'Vehicle is required'],
    ['without a place', ['12', '', 'in', '2026-11-10 12:00', '', ''], 'The place is required'],
    [
      'with letters for degrees',
      ['12', '', 'in', '2026-11-10 12:00', 'N40', 'W115'],
      'Latitude and longitude must be degrees such as 39.5296 and -119.8138',
    ],
    [
      'without a time of day',
      ['12', 'Elko, NV', 'in', '2026-11-10', '', ''],
      'Times must be a day with a time of day, such as 11/10/2026 12:05 PM',
    ],
    [
      'that drives',
      ['12', 'Elko, NV', 'Idle', '2026-11-10 12:00', '', ''],
      '“Idle” says neither that the truck came nor that it left',
    ],
  ])('%s is refused', (_, cells, reason) => expect(eventOf(cells, columns, 4)).toEqual({ line: 4, reason }));
  it('stands below heads that say vehicle, place and time', () => {
    expect(columnsIn(['Geofence', 'Arrived'])).toMatch(/no column with the vehicle/);
    expect(columnsIn(['VIN', 'Geofence'])).toMatch(/no columns Arrived and Departed/);
    expect(columnsIn(['VIN', 'Arrival Time', 'Exit Time'])).toMatch(/no column with the place/);
  });
});
