import { TestSystem } from '../../../../../test/support/system';
import { newAccount, signIn } from '../../../../../test/support/world/people';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const ROUTE = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE' };
const AGREED = { detentionRate: 50, detentionFreeMinutes: 120, detentionIncrementMinutes: 30, detentionCap: 400 };
const WAITED = { arrivedAt: '2026-11-10T20:00:00.000Z', departedAt: '2026-11-10T23:20:00.000Z' };

describe('the stops and terms of a load', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;
  let count = 0;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    brokerId = await broker({});
  });
  afterAll(() => system.stop());

  const made = async (path: string, body: object, visitor = staff): Promise<Row> => {
    const answer = await visitor.post<Row>(path, body);
    expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
    return answer.body;
  };
  const broker = async (over: object): Promise<number> =>
    Number((await made('/api/brokers', { name: `Broker ${(count += 1)}`, ...over }))['id']);
  const load = async (over: object = {}): Promise<string> =>
    `/api/loads/${Number((await made('/api/loads', { loadNumber: `S-${(count += 1)}`, brokerId, ...ROUTE, ...over }))['id'])}`;
  const stops = (at: string, ...given: object[]): Promise<Answer> => staff.put(`${at}/stops`, { stops: given });
  const faults = ({ status, body }: Answer): unknown => [status, body['errors']];
  const detention = async (at: string): Promise<Row> => (await staff.get(`${at}/detention`)).body;
  const driver = async (): Promise<{ driverId: unknown; visitor: Visitor }> => {
    const admin = await system.as('admin');
    const dana = {
      ...{ firstName: 'Dana', lastName: 'Reyes', licenseNumber: `D${(count += 1)}`, licenseState: 'TN' },
      ...{ licenseClass: 'Class A', licenseExpiration: '2036-06-30' },
    };
    const { id: driverId } = await made('/api/drivers', dana, admin);
    const account = await newAccount(system, 'driver');
    expect((await admin.patch(`/api/users/${account.userId}`, { driverId })).status).toBe(200);
    return { driverId, visitor: await signIn(account) };
  };

  it('earn detention of the time over free time: 200 minutes are 75.00', async () => {
    const at = await load();
    const { body } = await stops(
      at,
      { kind: 'pickup', place: 'Elko, NV', ...WAITED },
      { kind: 'drop_off', place: 'Omaha, NE' },
    );
    expect(body['stopTimes']).toEqual([
      {
        ...{ kind: 'pickup', place: 'Elko, NV', timeZone: 'America/Los_Angeles', ...WAITED },
        ...{ appointment: null, freeMinutes: null, layoverDays: null, lumper: null },
      },
      expect.objectContaining({ place: 'Omaha, NE', timeZone: 'America/Chicago', arrivedAt: null }),
    ]);
    expect(await detention(at)).toMatchObject({
      ...{ total: null, missing: ['Elko, NV: free time is not stated', 'Elko, NV: the rate is not stated'] },
      terms: null,
    });
    const terms = { source: 'paper', line: 'Detention $50/hr after 2 hrs', ...AGREED };
    expect((await staff.put(`${at}/terms`, terms)).body['terms']).toMatchObject({
      ...{ source: 'paper', line: 'Detention $50/hr after 2 hrs', detentionRate: '50.00', detentionCap: '400.00' },
      ...{ detentionFreeMinutes: 120, startsAt: null },
    });
    expect(await detention(at)).toMatchObject({
      stops: [
        { place: 'Elko, NV', minutes: 200, freeMinutes: 120, billableMinutes: 90, amount: '75.00' },
        { place: 'Omaha, NE', minutes: null, amount: null },
      ],
      ...{ detention: '75.00', total: '75.00', missing: [], layover: null },
    });
  });

  it('that are sent again as they were say nothing new', async () => {
    const at = await load();
    const given = { kind: 'pickup', place: 'Elko, NV', ...WAITED, lumper: '180.00', layoverDays: 1 };
    const first = await stops(at, given);
    const terms = { source: 'hand', ...AGREED, tonu: '150.00', startsAt: 'later', claimHours: 48 };
    expect((await staff.put(`${at}/terms`, terms)).status).toBe(200);
    const before = await system.lastPosition();
    expect((await stops(at, ...(first.body['stopTimes'] as Row[]))).status).toBe(200);
    expect((await staff.put(`${at}/terms`, terms)).status).toBe(200);
    expect(await system.lastPosition()).toBe(before);
  });

  it('follow what the broker agreed where the load has no terms of its own', async () => {
    const agreed = await broker({ terms: { ...AGREED, detentionRate: '60.00' } });
    const at = await load({ brokerId: agreed });
    await stops(at, { kind: 'pickup', place: 'Elko, NV', ...WAITED });
    expect(await detention(at)).toMatchObject({ total: '90.00', terms: { source: 'broker', detentionRate: '60.00' } });
    await staff.put(`${at}/terms`, { source: 'paper', ...AGREED });
    expect(await detention(at)).toMatchObject({ total: '75.00', terms: { source: 'paper' } });
    const back = await staff.put(`${at}/terms`, { source: 'broker' });
    expect([back.body['terms'], (await detention(at))['total']]).toEqual([null, '90.00']);
  });

  it('do not depart before they arrive, and no truck stands 40 days', async () => {
    const at = await load();
    const stop = { kind: 'pickup', place: 'Elko, NV', arrivedAt: WAITED.departedAt, departedAt: WAITED.arrivedAt };
    expect(faults(await stops(at, stop))).toEqual([
      400,
      [{ field: 'stops.0.departedAt', message: 'Departure cannot be before arrival' }],
    ]);
    expect(faults(await stops(at, { ...stop, arrivedAt: '2026-10-01T20:00:00.000Z' }))).toEqual([
      400,
      [
        {
          field: 'stops.0.departedAt',
          message: 'A truck does not stand at a stop for more than 30 days: check both days',
        },
      ],
    ]);
    expect((await staff.put(`${at}/terms`, { source: 'hand', detentionFreeMinutes: -1 })).status).toBe(400);
  });

  it('are not typed over by who did not see them', async () => {
    const at = await load();
    const { headers } = await staff.get(at);
    const seen = { 'if-match': headers.get('etag') ?? '' };
    const stop = { kind: 'pickup', place: 'Elko, NV' };
    expect((await staff.put(`${at}/stops`, { stops: [stop] }, seen)).status).toBe(200);
    expect((await staff.put(`${at}/stops`, { stops: [{ ...stop, ...WAITED }] }, seen)).status).toBe(412);
  });

  it('are told by the driver with one button each, of its own loads alone', async () => {
    const { driverId, visitor } = await driver();
    const at = await load({ driverId });
    const foreign = await load();
    expect((await visitor.post(`${foreign}/arrived`, {})).status).toBe(404);
    const early = await visitor.post(`${at}/departed`, {});
    expect([early.status, early.body['message']]).toEqual([409, 'Say first that you arrived']);
    const arrived = await visitor.post(`${at}/arrived`, {});
    const [first, second] = arrived.body['stopTimes'] as Row[];
    expect([arrived.status, first?.['place'], first?.['departedAt'], second?.['arrivedAt']]).toEqual([
      ...[200, 'Elko, NV', null, null],
    ]);
    expect(arrived.body['standingSince']).toBe(first?.['arrivedAt']);
    expect((await visitor.post(`${at}/arrived`, {})).body['message']).toBe('Say first that you departed from Elko, NV');
    expect((await visitor.post(`${at}/departed`, {})).body['standingSince']).toBeNull();
    await visitor.post(`${at}/arrived`, {});
    expect((await visitor.post(`${at}/departed`, {})).status).toBe(200);
    expect((await visitor.post(`${at}/arrived`, {})).body['message']).toBe('You have been at every stop of this load');
    expect((await visitor.put(`${at}/stops`, { stops: [] })).status).toBe(403);
    await staff.put(`${at}/terms`, { source: 'hand', ...AGREED });
    expect((await visitor.get(at)).body['terms']).toBeNull();
    expect((await visitor.get(`${at}/detention`)).status).toBe(403);
  });

  it('of a cancelled load are told no more', async () => {
    const at = await load();
    await staff.patch(at, { status: 'cancelled' });
    expect((await staff.post(`${at}/arrived`, {})).body['message']).toBe('This load is cancelled');
  });

  it('show who waits now, and what that earned so far', async () => {
    const at = await load();
    const since = new Date(system.clock.now().getTime() - 200 * 60_000).toISOString();
    await stops(at, { kind: 'pickup', place: 'Elko, NV', arrivedAt: since });
    await staff.put(`${at}/terms`, { source: 'hand', ...AGREED });
    const standing = (await staff.get<Row[]>('/api/loads/detention')).body;
    expect(standing.find(({ loadId }) => at.endsWith(`/${Number(loadId)}`))).toMatchObject({
      ...{ stop: 0, place: 'Elko, NV', since, minutes: 200, freeMinutes: 120, billableMinutes: 90, amount: '75.00' },
      missing: [],
    });
    await stops(at, {
      kind: 'pickup',
      place: 'Elko, NV',
      arrivedAt: since,
      departedAt: system.clock.now().toISOString(),
    });
    const after = (await staff.get<Row[]>('/api/loads/detention')).body;
    expect(after.some(({ loadId }) => at.endsWith(`/${Number(loadId)}`))).toBe(false);
  });
});
