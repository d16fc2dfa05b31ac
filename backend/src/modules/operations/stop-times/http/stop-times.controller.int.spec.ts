import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const HEAD = 'Unit,Geofence,Event,Timestamp';

describe('a file of a GPS or ELD device', () => {
  let system: TestSystem;
  let staff: Visitor;
  let id: number;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    id = await loadOf('12', 'T-1');
  });
  afterAll(() => system.stop());
  const loadOf = async (unitNumber: string, loadNumber: string): Promise<number> => {
    const clientId = await newClient(system);
    const unit = { unitNumber, vin: `1FUJGLDR9KL1001${unitNumber}`, licensePlate: `P${unitNumber}`, clientId };
    const vehicleId = (await staff.post('/api/vehicles', unit)).body['id'];
    const brokerId = (await staff.post('/api/brokers', { name: `Osprey ${unitNumber}` })).body['id'];
    const places = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE', pickupDate: '2026-11-10T20:00:00Z' };
    const { body } = await staff.post('/api/loads', { loadNumber, brokerId, vehicleId, clientId, ...places });
    return Number(body['id']);
  };

  const send = (lines: readonly string[], { dryRun = 'false', who = staff } = {}): Promise<Answer> => {
    const form = new FormData();
    form.append('dryRun', dryRun);
    form.append('file', new Blob([lines.join('\r\n')]), 'gps.csv');
    return who.upload('/api/loads/stop-times', form);
  };
  const stops = async (): Promise<Row[]> => ((await staff.get(`/api/loads/${id}`)).body['stopTimes'] ?? []) as Row[];
  const LINES = [
    HEAD,
    '12,"Shipper, Elko, NV",Enter,2026-11-10 12:00',
    '12,"Shipper, Elko, NV",Exit,2026-11-10 15:20',
    '99,"Elko, NV",Enter,2026-11-10 12:00',
  ];

  it('is looked at first, then booked by a click; what differs from what is noted is shown, and nothing is written over', async () => {
    const { status, body } = await send(LINES, { dryRun: 'true' });
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ booked: false, total: 3, differing: [] },
        filled: [
          { loadNumber: 'T-1', stop: 0, arrivedAt: '2026-11-10T20:00:00.000Z', departedAt: '2026-11-10T23:20:00.000Z' },
        ],
        refused: [{ line: 4, reason: 'No open load is hauled by vehicle 99' }],
      },
    ]);
    expect(await stops()).toEqual([]);

    // booked by a click, and again nothing changes
    expect((await send(LINES)).body['booked']).toBe(true);
    expect(await stops()).toMatchObject([
      { place: 'Elko, NV', arrivedAt: '2026-11-10T20:00:00.000Z', departedAt: '2026-11-10T23:20:00.000Z' },
      { place: 'Omaha, NE', arrivedAt: null },
    ]);
    const before = await system.lastPosition();
    expect((await send(LINES)).body).toMatchObject({ filled: [], differing: [] });
    expect(await system.eventsAfter(before)).toEqual([]);

    // what differs from what is noted is shown, and what is noted stays
    const differing = await send([HEAD, '12,"Elko, NV",Enter,2026-11-10 11:30']);
    expect(differing.body).toMatchObject({
      filled: [],
      differing: [{ what: 'arrived', stands: '2026-11-10T20:00:00.000Z', told: '2026-11-10T19:30:00.000Z' }],
    });
    expect((await stops())[0]).toMatchObject({ arrivedAt: '2026-11-10T20:00:00.000Z' });
  });

  it('finds a load however many newer ones its vehicle has, by the days of the file', async () => {
    const older = await loadOf('13', 'T-13');
    const line = (at: string): string[] => [HEAD, `13,"Elko, NV",Exit,2026-11-10 ${at}`];
    await system.sql(`INSERT INTO loads SELECT (jsonb_populate_record(l, jsonb_build_object('id', 5000 + nr,
      'load_number', 'N-' || nr, 'pickup_date', timestamptz '2027-01-01' + nr * interval '1 hour',
      'dropoff_date', timestamptz '2027-01-02' + nr * interval '1 hour'))).*
      FROM loads l, generate_series(1, 700) nr WHERE l.id = ${older}`);
    try {
      await send([...line('15:20'), '13,"Elko, NV",Enter,2026-11-10 12:00']);
      const { body } = await send(line('15:25'), { dryRun: 'true' });
      expect(body).toMatchObject({ refused: [], differing: [{ loadNumber: 'T-13', what: 'departed' }] });
    } finally {
      await system.sql('DELETE FROM loads WHERE id > 5000');
    }
  });

  it('that is none, or lacks a column, is refused with what it lacks', async () => {
    const fault = async (lines: readonly string[]) => {
      const { status, body } = await send(lines);
      return [status, body['message']];
    };
    expect(await fault(['Geofence,Arrived', 'Elko,2026-11-10'])).toEqual([
      400,
      'The file has no column with the vehicle, such as Unit or VIN',
    ]);
    expect(await fault(['%PDF-1.7'])).toEqual([400, 'Please select a CSV or Excel file.']);
    expect(await fault([''])).toEqual([400, 'Please select a CSV or Excel file.']);
    expect((await send(LINES, { dryRun: 'perhaps' })).status).toBe(400);
    expect((await send(LINES, { who: await system.as('driver') })).status).toBe(403);
  });
});
