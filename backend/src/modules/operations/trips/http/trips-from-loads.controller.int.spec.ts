import { newAgent, newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('trips from delivered loads', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: unknown;
  let clientId: string;
  let vehicleId: string;
  let fleets = 0;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
  });
  beforeEach(async () => {
    fleets += 1;
    clientId = await newClient(system);
    const unit = { unitNumber: '12', vin: `1FUJGLDR9KL10011${fleets}`, licensePlate: 'P12', clientId };
    vehicleId = String((await staff.post('/api/vehicles', unit)).body['id']);
  });
  afterAll(() => system.stop());

  let number = 0;
  beforeEach(() => (number = 0));
  /** Of today, as all loads are that become delivered. */
  const delivered = async (from: string, to: string, over: object = {}): Promise<string> => {
    number += 1;
    const day = system.clock.now().toISOString().slice(0, 10);
    const places = { pickupLocation: from, dropoffLocation: to };
    const planned = { pickupDate: `${day}T15:00:00.000Z`, dropoffDate: `${day}T23:00:00.000Z` };
    const load = { loadNumber: `${fleets}-${number}`, brokerId, clientId, vehicleId, ...places, ...planned, ...over };
    const { body } = await staff.post('/api/loads', load);
    const at = `/api/loads/${String(body['id'])}`;
    await staff.patch(at, { status: 'in_transit' });
    await staff.patch(at, { status: 'delivered' });
    const { body: after } = await staff.get(at);
    expect(after['status']).toBe('delivered');
    return String(after['deliveredOn']);
  };
  const make = (over: object = {}, visitor = staff) =>
    visitor.post('/api/ifta/trips/from-loads', { clientId, from: '2020-01-01', to: '2099-12-31', ...over });

  it('go along the stops of the load', async () => {
    await delivered('Elko, NV', 'Reno, NV');
    await delivered('Elko, NV', 'Reno, NV', { via: [{ kind: 'fuel', place: 'Boise, ID' }] });
    const { body } = await make();
    expect(body['leftOut']).toEqual([]);
    const trips = (await staff.get<Row[]>(`/api/ifta/trips?clientId=${clientId}`)).body;
    const states = (reference: string): unknown =>
      ((trips.find((trip) => trip['reference'] === reference)?.['legs'] ?? []) as Row[]).map(
        ({ jurisdiction }) => jurisdiction,
      );
    expect([states(`${fleets}-1`), states(`${fleets}-2`)]).toEqual([['NV'], expect.arrayContaining(['NV', 'ID'])]);
  });

  it('have the miles of the route, the empty ways between, and say what is left out; again they add nothing', async () => {
    const load = (nr: number): string => `${fleets}-${nr}`;
    await delivered('Elko, NV', 'Reno, NV');
    await delivered('Sparks, NV', 'Salt Lake City, UT');
    await delivered('Salt Lake City, UT', 'Boise, ID');
    await delivered('Springfield', 'Boise, ID');
    await delivered('Elko, NV', 'Reno, NV', { vehicleId: null });
    const { status, body } = await make();
    expect([status, (body['added'] as Row[]).map(({ reference, empty }) => [reference, empty])]).toEqual([
      200,
      [
        [load(1), false],
        [`Empty to ${load(2)}`, true],
        [load(2), false],
        [load(3), false],
      ],
    ]);
    const springfield =
      '“Springfield” can be Springfield, MO; Springfield, MA; Springfield, IL or another. Say which one';
    expect((body['leftOut'] as Row[]).map(({ loadNumber, empty, reason }) => [loadNumber, empty, reason])).toEqual([
      [load(5), false, 'It names no vehicle'],
      [load(4), true, springfield],
      [load(4), false, springfield],
    ]);
    const trips = (await staff.get<Row[]>(`/api/ifta/trips?clientId=${clientId}&sort=createdAt`)).body;
    expect(trips.map(({ source, loadNumber }) => [source, loadNumber]).sort()).toEqual(
      [
        ['estimated', load(1)],
        ['estimated', load(2)],
        ['estimated', load(2)],
        ['estimated', load(3)],
      ].sort(),
    );
    const [toUtah] = trips.filter(({ reference }) => reference === load(2));
    expect(((toUtah?.['legs'] ?? []) as Row[]).map(({ jurisdiction }) => jurisdiction)).toEqual(['NV', 'UT']);
    expect(Number(toUtah?.['totalMiles'])).toBeGreaterThan(480);
    const again = await make();
    expect([again.status, again.body['added']]).toEqual([200, []]);
    expect((again.body['leftOut'] as Row[]).map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['It has a trip already']),
    );
    expect((await staff.get<Row[]>(`/api/ifta/trips?clientId=${clientId}`)).body).toHaveLength(4);
  });

  it('are made once by two at once', async () => {
    await delivered('Reno, NV', 'Elko, NV');
    const both = await Promise.all([make(), make()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.flatMap(({ body }) => (body['added'] as Row[]).filter(({ empty }) => empty === false))).toHaveLength(1);
  });

  it('are not made for days of which the vehicle has a trip by hand', async () => {
    const owner = await newClient(system);
    const unit = { unitNumber: '77', vin: '1FUJGLDR9KL100177', licensePlate: 'P77', clientId: owner };
    const truck = String((await staff.post('/api/vehicles', unit)).body['id']);
    const today = await delivered('Reno, NV', 'Elko, NV', { clientId: owner, vehicleId: truck });
    const legs = [{ jurisdiction: 'NV', miles: 290 }];
    await staff.post('/api/ifta/trips', { vehicleId: truck, date: today, legs });
    const { body } = await make({ clientId: owner });
    expect([body['added'], (body['leftOut'] as Row[]).map(({ reason }) => reason)]).toEqual([
      [],
      [`Unit 77 has a trip of ${today} already`],
    ]);
  });

  it('are of a client in sight, and of days in their order', async () => {
    const agent = await newAgent(system, { canManageClients: true, accessLevel: 'standard' });
    expect((await make({}, agent.visitor)).body['errors']).toEqual([
      { field: 'clientId', message: 'This client does not exist' },
    ]);
    expect((await make({ from: '2026-02-02', to: '2026-02-01' })).body['errors']).toEqual([
      { field: 'to', message: 'To cannot be before From' },
    ]);
  });
});
