import { newAgent, newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('trips from a sheet', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    staff = await system.as('employee');
    clientId = await newClient(system);
    for (const unitNumber of ['12', '14']) {
      const unit = { unitNumber, vin: `1FUJGLDR9KL1001${unitNumber}`, licensePlate: `P${unitNumber}`, clientId };
      expect((await staff.post('/api/vehicles', unit)).status).toBe(201);
    }
  });
  afterAll(() => system.stop());

  const send = (lines: readonly string[], visitor = staff): Promise<Answer> => {
    const form = new FormData();
    form.append('clientId', clientId);
    form.append('file', new Blob([lines.join('\r\n')]), 'trips.csv');
    return visitor.upload('/api/ifta/trips/import', form);
  };
  const listed = async (query: string): Promise<Row[]> =>
    (await staff.get<Row[]>(`/api/ifta/trips?clientId=${clientId}&sort=date&${query}`)).body;

  it('have a template', async () => {
    const { status, text } = await staff.get('/api/ifta/trips/import/template');
    expect([status, text.trim().split(',').slice(0, 5)]).toEqual([
      200,
      [expect.stringContaining('Date'), 'Vehicle', 'Jurisdiction', 'Miles', 'Taxable Miles'],
    ]);
  });

  it('are one for a vehicle, day and trip number; again they add nothing, in another order neither', async () => {
    const header = 'Date,Vehicle,Jurisdiction,Miles,Taxable Miles,Exempt,Odometer Start,Odometer End,Trip Number';
    const rows = [
      '2026-07-01,12,NV,"1,410.2",,,1000,2518.2,TS-1',
      '7/1/2026,12,UT,108.0,100,Off road,,,TS-1',
      '2026-07-01,14,OR,50,,,,,TS-2',
      '2026-07-02,99,OR,50,,,,,TS-3',
      '2026-07-02,12,XX,50,,,,,TS-4',
    ];
    const first = await send([header, ...rows]);
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({
        ...{ success: 3, failed: 2, total: 5 },
        errors: [
          { row: 5, error: 'No vehicle is called “99”' },
          { row: 6, error: '“XX” is not a state or province' },
        ],
      }),
    ]);
    const trips = await listed('dateFrom=2026-07-01&dateTo=2026-07-02');
    expect(
      trips
        .map(({ vehicleUnit, totalMiles, reference, source }) => [vehicleUnit, totalMiles, reference, source])
        .sort(),
    ).toEqual([
      ['12', '1518.2', 'TS-1', 'hand'],
      ['14', '50.0', 'TS-2', 'hand'],
    ]);
    const again = await send([header, ...rows.slice(0, 3).toReversed()]);
    expect(again.body).toMatchObject({
      ...{ success: 0, failed: 3, total: 3 },
      errors: [
        { row: 2, error: 'This trip is there already' },
        { row: 3, error: 'This trip is there already' },
      ],
    });
    expect(await listed('dateFrom=2026-07-01&dateTo=2026-07-02')).toHaveLength(2);
  });

  it('of a device are the miles between its readings, by the borders; twice at once they are there once', async () => {
    const header = 'Truck #,Timestamp,Latitude,Longitude,Odometer (mi)';
    const lines = [
      header,
      '12,2026-08-03T08:00:00Z,39.5296,-119.8138,5000.0',
      '12,2026-08-03T16:00:00Z,40.7391,-114.0733,5400.4',
      '12,2026-08-03T18:10:00Z,40.7608,-111.8910,5520.4',
      '14,2026-08-03T08:00:00Z,39.5296,-119.8138,700',
      '14,2026-08-03T12:00:00Z,40.8324,-115.7631,989.5',
    ];
    const both = await Promise.all([send(lines), send(lines.slice(0, 1).concat(lines.slice(1).toReversed()))]);
    expect(both.map(({ body }) => [body['success'], body['total']]).sort()).toEqual([
      [0, 5],
      [5, 5],
    ]);
    const trips = await listed('dateFrom=2026-08-03&dateTo=2026-08-03');
    const [first] = trips.filter(({ vehicleUnit }) => vehicleUnit === '12');
    expect(trips).toHaveLength(2);
    expect(first).toMatchObject({
      ...{ source: 'device', odometerStart: '5000.0', odometerEnd: '5520.4', totalMiles: '520.4' },
      legs: [
        { jurisdiction: 'NV', miles: '460.4' },
        { jurisdiction: 'UT', miles: '60.0' },
      ],
    });
  });

  it('need a day and a vehicle, and somebody who may', async () => {
    expect((await send(['Vehicle,Miles', '12,5'])).body['message']).toMatch(/no column Date/);
    const agent = await newAgent(system, { canManageClients: true, accessLevel: 'standard' });
    expect((await send(['Date,Vehicle,State,Miles', '2026-07-09,12,NV,5'], agent.visitor)).body['errors']).toEqual([
      { field: 'clientId', message: 'This client does not exist' },
    ]);
    expect((await send(['Date,Vehicle'], await system.as('driver'))).status).toBe(403);
  });
});
