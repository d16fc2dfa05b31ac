import { newAccount, signIn } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const ROUTE = { pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' };
const PLANNED = { pickupDate: '2026-11-02T12:00:00.000Z', dropoffDate: '2026-11-03T12:00:00.000Z' };

describe('loads', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: unknown;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
  });
  afterAll(() => system.stop());

  const add = async (loadNumber: string, over: object = {}): Promise<Answer> => {
    const answer = await staff.post('/api/loads', { loadNumber, brokerId, ...ROUTE, ...over });
    expect([answer.status, answer.text]).toEqual([201, answer.text]);
    return answer;
  };

  it('are created pending, with numbers and instants or without them', async () => {
    proves('API-037..API-039', 'RUL-293', 'RUL-368', 'RUL-369');
    const planned = { ...PLANNED, distance: 612.5, estimatedFuel: 94.2, estimatedFuelCost: 358.15 };
    const whole = await add('L-1', { ...planned, status: 'pending' });
    expect(whole.body).toMatchObject({
      ...{ loadNumber: 'L-1', brokerId, brokerName: 'Summit Freight', status: 'pending', ...ROUTE, ...PLANNED },
      ...{ distance: '612.5', estimatedFuel: '94.2', estimatedFuelCost: '358.15' },
    });
    const nothing = Object.fromEntries(Object.keys(planned).map((field) => [field, null]));
    expect((await add('L-2', nothing)).body).toMatchObject({ ...nothing, status: 'pending' });
    expect((await add('L-3')).body).toMatchObject({ ...nothing, status: 'pending' });
    const begun = await staff.post('/api/loads', { loadNumber: 'L-4', brokerId, ...ROUTE, status: 'delivered' });
    expect(begun.status).toBe(400);
    const brokers = (await staff.get<Row[]>('/api/brokers')).body;
    expect(brokers).toEqual([expect.objectContaining({ id: brokerId, name: 'Summit Freight' })]);
    const listed = (await staff.get<Row[]>('/api/loads')).body.map(({ loadNumber }) => loadNumber);
    expect(listed.filter((number) => String(number).startsWith('L-'))).toEqual(['L-3', 'L-2', 'L-1']);
  });

  it('keep the places that they go by, at most eight, each with its kind where that is said', async () => {
    const via = [
      { kind: 'fuel', place: 'Charlotte, NC' },
      { kind: null, place: 'Augusta, GA' },
    ];
    const { body } = await add('V-1', { via });
    expect(body['via']).toEqual(via);
    const at = `/api/loads/${String(body['id'])}`;
    expect((await staff.patch(at, { via: [{ place: 'Athens, GA' }] })).body['via']).toEqual([
      { kind: null, place: 'Athens, GA' },
    ]);
    expect((await staff.patch(at, { via: null })).body['via']).toBeNull();
    const nine = Array.from({ length: 9 }, () => ({ place: 'Athens, GA' }));
    const refused = await staff.patch(at, { via: nine });
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [{ field: 'via', message: 'Stops between must have at most 8 entries' }],
    ]);
    const nameless = await staff.patch(at, { via: [{ place: ' ' }] });
    expect([nameless.status, nameless.body['errors']]).toEqual([
      400,
      [{ field: 'via.0.place', message: 'Place is required' }],
    ]);
  });

  it('are active while they are pending or in transit', async () => {
    proves('ENM-029', 'RUL-292', 'RUL-294');
    const active = async (): Promise<number> => Number((await staff.get('/api/loads/summary')).body['active']);
    const before = await active();
    const [one, other] = [(await add('A-1')).body['id'], (await add('A-2')).body['id']];
    const counts = [await active()];
    for (const [id, status] of [
      [one, 'in_transit'],
      [one, 'delivered'],
      [other, 'cancelled'],
    ]) {
      expect((await staff.patch(`/api/loads/${String(id)}`, { status })).body['status']).toBe(status);
      counts.push(await active());
    }
    expect(counts.map((count) => count - before)).toEqual([2, 2, 1, 0]);
  });

  it('earn a rate and lines, which their driver does not see', async () => {
    const lines = [
      { kind: 'fuel_surcharge', description: 'Fuel', amount: 120 },
      { kind: 'detention', description: 'Two hours at the dock', amount: '75.50' },
    ];
    const shown = [
      { kind: 'fuel_surcharge', description: 'Fuel', amount: '120.00' },
      { kind: 'detention', description: 'Two hours at the dock', amount: '75.50' },
    ];
    const { body } = await add('R-1', { rate: 1_800, lines });
    expect(body).toMatchObject({ rate: '1800.00', lines: shown });
    const at = `/api/loads/${String(body['id'])}`;
    expect((await staff.get(at)).body).toMatchObject({ rate: '1800.00', lines: shown });
    const before = await system.lastPosition();
    expect((await staff.patch(at, { rate: '1800.00', lines })).status).toBe(200);
    expect(await system.lastPosition()).toBe(before);
    const refused = await staff.patch(at, { lines: [{ kind: 'tarp', description: '', amount: 0 }] });
    expect([refused.status, (refused.body['errors'] as Row[]).map(({ field }) => field)]).toEqual([
      400,
      ['lines.0.kind', 'lines.0.amount', 'lines.0.description'],
    ]);
    expect((await add('R-2')).body).toMatchObject({ rate: null, lines: null });
    const dana = {
      ...{ firstName: 'Dana', lastName: 'Reyes', licenseNumber: 'D1234567', licenseState: 'TN' },
      ...{ licenseClass: 'Class A', licenseExpiration: '2036-06-30' },
    };
    const admin = await system.as('admin');
    const driverId = (await admin.post('/api/drivers', dana)).body['id'];
    const account = await newAccount(system, 'driver');
    expect((await admin.patch(`/api/users/${account.userId}`, { driverId })).status).toBe(200);
    const driver = await signIn(account);
    const theirs = await add('R-3', { rate: 900, lines, driverId });
    expect((await driver.get(`/api/loads/${String(theirs.body['id'])}`)).body).toMatchObject({
      loadNumber: 'R-3',
      rate: null,
      lines: null,
    });
  });
});
