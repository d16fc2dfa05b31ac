import { QueryBus } from '@nestjs/cqrs';
import { EVERYTHING } from '../../../platform/access/viewer';
import { newAccount, newClient, signIn } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import { MilesOf, TripsOf } from './index';

type Row = Record<string, unknown>;
const problems = ({ body }: { body: Row }): unknown =>
  (body['errors'] as Row[]).map(({ field, message }) => [field, message]);

describe('trips', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let vehicleId: string;
  let number = 100;
  const vehicleOf = async (owner: string | null): Promise<string> => {
    number += 1;
    const unit = { unitNumber: `U${number}`, vin: `1FUJGLDR9KL100${number}`, licensePlate: `P${number}` };
    const { status, body } = await staff.post('/api/vehicles', { ...unit, clientId: owner });
    expect(status).toBe(201);
    return String(body['id']);
  };
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    clientId = await newClient(system);
    vehicleId = await vehicleOf(clientId);
  });
  afterAll(() => system.stop());

  const trip = (over: object = {}) => ({
    ...{ vehicleId, date: '2026-08-03', origin: 'Reno, NV', destination: 'Salt Lake City, UT' },
    legs: [
      { jurisdiction: 'NV', miles: '410.2' },
      { jurisdiction: 'UT', miles: 108, taxableMiles: '100.0', exempt: 'Off road' },
    ],
    ...over,
  });

  it('are of the client of their vehicle, and tell their miles and what an auditor would ask', async () => {
    const { status, body } = await staff.post('/api/ifta/trips', trip({ odometerStart: 1000, odometerEnd: '1600' }));
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...{ clientId, vehicleId, vehicleUnit: 'U101', date: '2026-08-03', source: 'hand', empty: false },
        ...{ odometerStart: '1000', odometerEnd: '1600', totalMiles: '518.2', driverId: null, loadId: null },
        legs: [
          { miles: '410.2', exempt: null, jurisdiction: 'NV', taxableMiles: null },
          { miles: '108', exempt: 'Off road', jurisdiction: 'UT', taxableMiles: '100.0' },
        ],
        warnings: ['The odometer says 600.0 miles, the legs 518.2'],
      }),
    ]);
    const at = `/api/ifta/trips/${String(body['id'])}`;
    expect((await staff.get(at)).body).toEqual(body);
    const before = await system.lastPosition();
    expect((await staff.patch(at, { legs: body['legs'] as object })).status).toBe(200);
    expect(await system.lastPosition()).toBe(before);
    const changed = await staff.patch(at, { odometerEnd: '1518.2' });
    expect([changed.status, changed.body['warnings']]).toEqual([200, []]);
  });

  it('take the vehicle from their load', async () => {
    const brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
    const route = { pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' };
    const load = await staff.post('/api/loads', { loadNumber: 'L-1', brokerId, clientId, vehicleId, ...route });
    const { status, body } = await staff.post(
      '/api/ifta/trips',
      trip({ loadId: load.body['id'], vehicleId: undefined }),
    );
    expect([status, body['vehicleId'], body['clientId'], body['loadNumber']]).toEqual([
      201,
      vehicleId,
      clientId,
      'L-1',
    ]);
    expect(problems(await staff.post('/api/ifta/trips', trip({ vehicleId: undefined })))).toEqual([
      ['vehicleId', 'Say which vehicle it was, or which load'],
    ]);
    const other = await newClient(system);
    expect(problems(await staff.post('/api/ifta/trips', trip({ clientId: other })))).toEqual([
      ['vehicleId', 'This vehicle is another client’s'],
    ]);
  });

  it('are there once with the same sheet number, vehicle and day', async () => {
    const numbered = { reference: 'TS-7', date: '2026-09-01' };
    expect((await staff.post('/api/ifta/trips', trip(numbered))).status).toBe(201);
    const again = await staff.post('/api/ifta/trips', trip(numbered));
    expect([again.status, again.body['message']]).toEqual([409, 'Trip TS-7 of this vehicle and day is already there']);
    expect((await staff.post('/api/ifta/trips', trip({ ...numbered, date: '2026-09-02' }))).status).toBe(201);
  });

  it('sum up by vehicle and jurisdiction, in tenths, whatever their order and however they are parted', async () => {
    const owner = await newClient(system);
    const [one, two] = [await vehicleOf(owner), await vehicleOf(owner)];
    const add = async (over: object): Promise<Row> => (await staff.post('/api/ifta/trips', trip(over))).body;
    const nv = (miles: string, over: object = {}) => ({ legs: [{ jurisdiction: 'NV', miles }], ...over });
    await add({ vehicleId: one, ...nv('0.1'), date: '2026-07-01' });
    await add({ vehicleId: one, ...nv('0.2'), date: '2026-09-30', source: 'estimated' });
    await add({ vehicleId: two, date: '2026-08-15' });
    await add({ vehicleId: two, ...nv('9'), date: '2026-06-30' });
    await add({ vehicleId: two, ...nv('9'), date: '2026-10-01' });
    const gone = await add({ vehicleId: two, ...nv('9'), date: '2026-08-16' });
    expect((await staff.delete(`/api/ifta/trips/${String(gone['id'])}`)).status).toBe(204);
    const asked = { clientId: owner, from: '2026-07-01', to: '2026-09-30' };
    const queries = system.app.get(QueryBus);
    const [first, second] = [one, two].sort();
    const expected = [
      { vehicleId: one, jurisdiction: 'NV', miles: 3, taxableMiles: 3, estimatedMiles: 2 },
      { vehicleId: two, jurisdiction: 'NV', miles: 4102, taxableMiles: 4102, estimatedMiles: 0 },
      { vehicleId: two, jurisdiction: 'UT', miles: 1080, taxableMiles: 1000, estimatedMiles: 0 },
    ];
    expect(await queries.execute(new MilesOf(asked, EVERYTHING))).toEqual(
      [first, second].flatMap((id) => expected.filter(({ vehicleId: of }) => of === id)),
    );
    expect(await queries.execute(new MilesOf(asked, { ...EVERYTHING, clients: [clientId] }))).toEqual([]);
    const trips = await queries.execute(new TripsOf(asked, EVERYTHING));
    expect(trips.map((each) => [each.vehicleId, each.date, each.source]).sort()).toEqual(
      [
        [one, '2026-07-01', 'hand'],
        [one, '2026-09-30', 'estimated'],
        [two, '2026-08-15', 'hand'],
      ].sort(),
    );
    const listed = await staff.get<Row[]>(`/api/ifta/trips?clientId=${owner}&dateFrom=2026-07-01&dateTo=2026-09-30`);
    expect(listed.body.map(({ date }) => date)).toEqual(['2026-09-30', '2026-08-15', '2026-07-01']);
  });

  it('of a driver are its own, with the vehicle that it drove last', async () => {
    const admin = await system.as('admin');
    const license = { licenseState: 'TN', licenseClass: 'Class A', licenseExpiration: '2036-06-30', clientId };
    const driverOf = async (licenseNumber: string) =>
      (await admin.post('/api/drivers', { firstName: 'Dana', lastName: 'Reyes', ...license, licenseNumber })).body[
        'id'
      ];
    const another = await vehicleOf(clientId);
    const [own, colleague] = [await driverOf('D1'), await driverOf('D2')];
    const account = await newAccount(system, 'driver');
    expect((await admin.patch(`/api/users/${account.userId}`, { driverId: own })).status).toBe(200);
    const driver = await signIn(account);
    const mine = trip({ vehicleId: undefined });
    expect(problems(await driver.post('/api/ifta/trips', mine))).toEqual([
      ['vehicleId', 'Say which vehicle it was, or which load'],
    ]);
    const first = await driver.post('/api/ifta/trips', trip());
    expect([first.status, first.body['driverId'], first.body['clientId']]).toEqual([201, own, clientId]);
    const { status, body } = await driver.post('/api/ifta/trips', mine);
    expect([status, body['vehicleId']]).toEqual([201, vehicleId]);
    const byUnit = await driver.post('/api/ifta/trips', { ...mine, unitNumber: ` u${number} ` });
    expect([byUnit.status, byUnit.body['vehicleId']]).toEqual([201, another]);
    expect(problems(await driver.post('/api/ifta/trips', { ...mine, unitNumber: 'U1' }))).toEqual([
      ['unitNumber', 'No vehicle has this unit number'],
    ]);
    await staff.post('/api/ifta/trips', trip({ driverId: colleague }));
    expect((await driver.get<Row[]>('/api/ifta/trips')).body.map(({ driverId }) => driverId)).toEqual([own, own, own]);
    expect(problems(await driver.post('/api/ifta/trips', trip({ driverId: colleague })))).toEqual([
      ['driverId', 'This driver does not exist'],
    ]);
    const foreign = await vehicleOf(await newClient(system));
    expect(problems(await driver.post('/api/ifta/trips', trip({ vehicleId: foreign })))).toEqual([
      ['vehicleId', 'This vehicle does not exist'],
    ]);
    expect((await driver.patch(`/api/ifta/trips/${String(body['id'])}`, { notes: 'x' })).status).toBe(403);
  });
});
