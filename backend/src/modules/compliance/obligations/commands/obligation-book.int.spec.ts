import { newAgent, newClient, newPortalUser } from '../../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../../test/support/system';
import { TestClock } from '../../../../../test/support/test-clock';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { DutiesOfClients } from '../adapters/duties-of-clients';
import { ObligationBook } from './obligation-book';

type Row = Record<string, unknown>;
const DRIVER = {
  firstName: 'Dana',
  lastName: 'Ruiz',
  licenseState: 'TN',
  licenseClass: 'Class A',
  licenseExpiration: '2027-03-01',
};

describe('what is owed by', () => {
  let system: TestSystem;
  let staff: Visitor;
  let nr = 0;
  beforeAll(async () => {
    const clock = new TestClock();
    clock.travel('2026-11-22T15:00:00.000Z');
    system = await TestSystem.start({ clock });
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const add = async (path: string, values: object): Promise<Row> => {
    const { status, text, body } = await staff.post(`/api/${path}`, values);
    expect([status, text]).toEqual([201, text]);
    return body;
  };
  const driver = (clientId: string | null, over: object = {}): Promise<Row> =>
    add('drivers', { ...DRIVER, licenseNumber: `D${(nr += 1)}`, clientId, ...over });
  const caughtUp = async (clientId: string | null): Promise<Row[]> => {
    await system.app.get(ObligationBook).catchUp([clientId], 'test');
    const { body } = await staff.get<Row[]>('/api/obligations?limit=1000');
    return body.filter((row) => row['clientId'] === clientId);
  };
  const one = async (clientId: string | null, rule: string): Promise<Row> => {
    const found = (await caughtUp(clientId)).filter((row) => row['rule'] === rule);
    expect(found).toHaveLength(1);
    return found[0] ?? {};
  };

  describe('a client whose truck moves while its deadlines are written', () => {
    it('ends with the records as they are, whoever finishes last', async () => {
      const [from, to] = [await newClient(system), await newClient(system)];
      const truck = await add('vehicles', {
        clientId: from,
        unitNumber: '7',
        vin: '1FUJGLDR9KL100000',
        licensePlate: 'P1',
        weight: 80_000,
      });
      const open = async (clientId: string): Promise<number> =>
        (await staff.get<Row[]>(`/api/obligations?clientId=${clientId}&status=open`)).body.length;
      const duties = system.app.get(DutiesOfClients);
      const read = duties.read.bind(duties);
      const meanwhile = jest.spyOn(duties, 'read').mockImplementationOnce(async (clientIds) => {
        const asTheyWere = await read(clientIds);
        await staff.patch(`/api/vehicles/${String(truck['id'])}`, { clientId: to });
        await system.app.get(ObligationBook).catchUp([from, to], 'the job of the change');
        return asTheyWere;
      });
      await system.app.get(ObligationBook).catchUp([from], 'the job of the truck');
      expect(meanwhile.mock.calls.length).toBeGreaterThan(1);
      expect([await open(from), (await open(to)) > 0]).toEqual([0, true]);
    });
  });

  describe('the firm itself', () => {
    it('is told of its own records, and stands once', async () => {
      const { id } = await driver(null);
      const license = async () =>
        (await caughtUp(null)).filter(({ rule, subjectId }) => rule === 'drivers_license' && subjectId === String(id));
      const [only, ...more] = await license();
      expect(more).toEqual([]);
      expect(only).toMatchObject({
        clientName: null,
        subjectKind: 'driver',
        dueDate: '2027-03-01',
        status: 'open',
      });
      const before = await system.lastPosition();
      await caughtUp(null);
      const after = (await system.eventsAfter(before)).filter(({ type }) => type.startsWith('Obligation'));
      expect(after).toEqual([]);
      await staff.patch(`/api/drivers/${String(id)}`, { licenseExpiration: '2031-03-01' });
      expect(await license()).toEqual([expect.objectContaining({ status: 'accepted' })]);
    });
    it('is seen by the staff alone, and no client is asked for it', async () => {
      await driver(null);
      const { id } = await one(null, 'random_testing');
      const agent = await newAgent(system, { canManageClients: true, accessLevel: 'advanced' });
      const clientId = await newClient(system);
      const client = await newPortalUser(system, clientId);
      for (const visitor of [agent.visitor, client.visitor]) {
        expect((await visitor.get(`/api/obligations/${String(id)}`)).status).toBe(404);
        const { body } = await visitor.get<Row[]>('/api/obligations');
        expect(body.filter((row) => row['clientId'] === null)).toEqual([]);
      }
      const { status, body } = await staff.post('/api/obligations/bulk', { ids: [id], action: 'ask' });
      expect([status, JSON.stringify(body)]).toEqual([
        200,
        expect.stringContaining("This obligation is the firm's own: there is no client to ask"),
      ]);
      expect((await staff.get(`/api/obligations/${String(id)}`)).body['status']).toBe('open');
    });
  });

  it('who has drivers: random tests, until as many are done as the year asks for', async () => {
    const clientId = await newClient(system);
    const [first] = await Promise.all([1, 2, 3].map(() => driver(clientId)));
    const test = (over: object) =>
      add('substance-tests', {
        clientId,
        driverId: first?.['id'],
        testedOn: '2026-05-06',
        type: 'random',
        substance: 'drug',
        result: 'negative',
        ...over,
      });
    expect(await one(clientId, 'random_testing')).toMatchObject({
      dueDate: '2026-12-31',
      missing: ['2 random drug tests of 2026', '1 random alcohol test of 2026'],
    });
    await test({});
    await test({ result: 'cancelled' });
    await test({ result: 'pending' });
    await test({ type: 'pre_employment' });
    await test({ testedOn: '2025-05-06' });
    const alcohol = await test({ substance: 'alcohol', result: 'positive' });
    expect((await one(clientId, 'random_testing'))['missing']).toEqual(['1 random drug test of 2026']);
    expect(alcohol['keptUntil']).toBe('2031-05-06');
    await staff.delete(`/api/substance-tests/${String(alcohol['id'])}`);
    expect((await one(clientId, 'random_testing'))['missing']).toHaveLength(2);
  });

  it('a fleet: its IRP renewal, with what its jurisdictions come to, until it is filed', async () => {
    const clientId = await newClient(system);
    const line = (jurisdiction: string, distance: string, fullFee: string) => ({ jurisdiction, distance, fullFee });
    const renewal = await add('irp-renewals', {
      clientId,
      baseState: 'TN',
      fleet: 'Fleet 7',
      yearStart: '2027-01-01',
      // https://www.irponline.org/page/FAQCost
      jurisdictions: [
        line('TN', '20634', '810.00'),
        line('KY', '14856', '1750.00'),
        line('GA', '18158', '1200.00'),
        line('AL', '28888', '2100.00'),
      ],
    });
    expect(renewal).toMatchObject({
      fee: '1516.50',
      reportingFrom: '2025-07-01',
      reportingTo: '2026-06-30',
      keptUntil: '2032-07-01',
    });
    expect((renewal['shares'] as Row[]).map(({ percent, fee }) => [percent, fee])).toEqual([
      [25, '202.50'],
      [18, '315.00'],
      [22, '264.00'],
      [35, '735.00'],
    ]);
    expect(await one(clientId, 'irp_renewal')).toMatchObject({
      title: 'IRP renewal of Fleet 7',
      amount: '1516.50',
      dueDate: '2026-12-31',
      status: 'open',
    });
    const at = `/api/irp-renewals/${String(renewal['id'])}`;
    const twice = await staff.patch(at, { jurisdictions: [line('TN', '1', '1'), line('TN', '2', '1')] });
    expect([twice.status, twice.body['errors']]).toEqual([
      400,
      [{ field: 'jurisdictions', message: 'TN is there twice' }],
    ]);
    expect((await staff.patch(at, { status: 'filed' })).body['filedDate']).toBe('2026-11-22');
    expect(await one(clientId, 'irp_renewal')).toMatchObject({ status: 'accepted', approvedDate: '2026-11-22' });
  });
});

describe("what is the firm's own", () => {
  let system: TestSystem;
  beforeAll(async () => {
    const clock = new TestClock();
    clock.travel('2026-11-22T15:00:00.000Z');
    system = await TestSystem.start({ clock, workers: true });
  });
  afterAll(() => system.stop());

  it('follows from its records by itself', async () => {
    const staff = await system.as('employee');
    const { id } = (
      await staff.post('/api/vehicles', {
        unitNumber: '900',
        vin: '1FUJGLDR9KL100900',
        licensePlate: 'P900',
        weight: 80_000,
        axles: 5,
        firstUsedMonth: '2026-11',
      })
    ).body;
    const found = await eventually(
      async () =>
        (await staff.get<Row[]>('/api/practice?kind=form_2290')).body.filter(({ clientId }) => clientId === null),
      (rows) => rows.length > 1,
    );
    expect(found.map(({ clientName, dueDate }) => [clientName, dueDate])).toEqual([
      [null, '2026-12-31'],
      [null, '2027-08-31'],
    ]);
    expect((await staff.delete(`/api/vehicles/${String(id)}`)).status).toBe(204);
  });
});
