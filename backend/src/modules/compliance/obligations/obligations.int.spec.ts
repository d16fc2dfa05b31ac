import { newAgent, newClient, newPortalUser } from '../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import { addDays, dateIn } from '../../../platform/money/dates';
import { EndingsOfKinds } from './adapters/endings-of-kinds';
import { ObligationBook } from './commands/obligation-book';
import { WorkOutObligations } from './reactions/work-out-obligations';

type Row = Record<string, unknown>;
const told = (rows: readonly Row[]): unknown[] =>
  rows.map(({ rule, subjectName, period, dueDate, amount, status }) => [
    rule,
    subjectName,
    period,
    dueDate,
    amount,
    status,
  ]);

describe('the obligations of a client', () => {
  let system: TestSystem;
  let staff: Visitor;
  let book: ObligationBook;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    book = system.app.get(ObligationBook);
  });
  afterAll(() => system.stop());

  const truck = async (clientId: string, over: object = {}): Promise<string> => {
    const made = await staff.post('/api/vehicles', {
      clientId,
      unitNumber: '101',
      vin: '1FUJGLDR9KL100000',
      licensePlate: 'P100',
      weight: 80_000,
      axles: 5,
      firstUsedMonth: '2020-07',
      ...over,
    });
    expect(made.status).toBe(201);
    return String(made.body['id']);
  };
  const of = async (clientId: string, visitor = staff): Promise<Row[]> =>
    (await visitor.get<Row[]>(`/api/obligations?clientId=${clientId}`)).body;
  const eventsOf = async (clientId: string): Promise<number> =>
    (
      await system.sql<{ n: number }>(
        "SELECT count(*)::int AS n FROM facts WHERE type LIKE 'Obligation%' AND metadata->>'clientId' = $1",
        [clientId],
      )
    ).rows[0]?.n ?? -1;
  const today = (): string => dateIn('America/New_York', system.clock.now());

  it('are worked out of its number and fleet, with amount, basis and source', async () => {
    proves('FLD-0300..FLD-0304', 'FLD-0310');
    const clientId = await newClient(system, { dotNumber: '2523064' });
    await truck(clientId);
    await book.catchUp([clientId], 'test');
    const rows = await of(clientId);
    expect(new Set(rows.map(({ rule }) => rule))).toEqual(
      new Set(['ifta_return', 'form_2290', 'ucr', ...(rows.some(({ rule }) => rule === 'mcs_150') ? ['mcs_150'] : [])]),
    );
    expect(rows.filter(({ rule }) => rule === 'ifta_return').length).toBeGreaterThanOrEqual(4);
    const tax = rows.find(({ rule }) => rule === 'form_2290');
    expect(tax).toMatchObject({
      subjectName: '101',
      subjectKind: 'vehicle',
      amount: '550.00',
      basis: 'Category V: 80,000 lb, first used in July, the whole period',
      missing: ['EIN'],
      status: 'open',
      assignedTo: null,
    });
    const due = rows.map(({ dueDate }) => String(dueDate));
    expect(due).toEqual([...due].sort());
  });

  it('are the same after a second time and after two at once', async () => {
    const clientId = await newClient(system, { dotNumber: '2523064' });
    await truck(clientId);
    await Promise.all([1, 2, 3].map((run) => book.catchUp([clientId], `run-${run}`)));
    const before = await eventsOf(clientId);
    expect(before).toBe((await of(clientId)).length);
    await book.catchUp([clientId], 'again');
    expect(await eventsOf(clientId)).toBe(before);
    expect(before).toBeGreaterThan(5);
  });

  it('lapse when the vehicle is sold and come back with it', async () => {
    const clientId = await newClient(system);
    const vehicleId = await truck(clientId);
    const statuses = async () => {
      await book.catchUp([clientId], 'test');
      return new Set((await of(clientId)).map(({ status }) => status));
    };
    expect(await statuses()).toEqual(new Set(['open']));
    await staff.patch(`/api/vehicles/${vehicleId}`, { status: 'sold' });
    expect(await statuses()).toEqual(new Set(['lapsed']));
    await staff.patch(`/api/vehicles/${vehicleId}`, { status: 'in_service' });
    expect(await statuses()).toEqual(new Set(['open']));
  });

  it('follow a correction of the weight, and what was filed stays as it was', async () => {
    proves('FLD-0305', 'FLD-0311', 'FLD-0312');
    const clientId = await newClient(system);
    const vehicleId = await truck(clientId);
    await book.catchUp([clientId], 'test');
    const taxOf = async () => (await of(clientId)).find(({ rule }) => rule === 'form_2290') as Row;
    await staff.patch(`/api/vehicles/${vehicleId}`, { weight: 60_000 });
    await book.catchUp([clientId], 'test');
    expect((await taxOf())['amount']).toBe('210.00');
    const at = `/api/obligations/${String((await taxOf())['id'])}`;
    const filed = await staff.patch(at, { status: 'filed', referenceNumber: 'S1-77', notes: 'By fax' });
    expect([filed.status, filed.body]).toEqual([
      200,
      expect.objectContaining({ status: 'filed', submittedDate: today(), referenceNumber: 'S1-77', notes: 'By fax' }),
    ]);
    await staff.patch(`/api/vehicles/${vehicleId}`, { weight: 80_000 });
    await book.catchUp([clientId], 'test');
    expect(await taxOf()).toMatchObject({ amount: '210.00', status: 'filed' });
  });

  it('are accepted with the day that is given, excused with a reason, and reopened', async () => {
    proves('FLD-0306');
    const clientId = await newClient(system, { dotNumber: '46' });
    await truck(clientId);
    await book.catchUp([clientId], 'test');
    const [one] = await of(clientId);
    const at = `/api/obligations/${String(one?.['id'])}`;
    const unsaid = await staff.patch(at, { status: 'not_applicable' });
    expect([unsaid.status, unsaid.body['message']]).toEqual([400, 'Say why it does not apply']);
    expect((await staff.patch(at, { status: 'not_applicable', reason: 'Intrastate only' })).body).toMatchObject({
      status: 'not_applicable',
      reason: 'Intrastate only',
    });
    expect((await staff.patch(at, { status: 'open' })).body).toMatchObject({ status: 'open', reason: null });
    expect((await staff.patch(at, { status: 'accepted', approvedDate: '2026-01-05' })).body).toMatchObject({
      status: 'accepted',
      approvedDate: '2026-01-05',
    });
    expect((await staff.patch(at, { status: 'lapsed' })).status).toBe(409);
    const other = (await of(clientId))[1];
    expect((await staff.patch(`/api/obligations/${String(other?.['id'])}`, { status: 'lapsed' })).status).toBe(403);
    expect((await staff.patch(at, { dueDate: '2030-01-01' })).body['message']).toBe('Unknown field: dueDate');
  });

  it('are accepted when the filing of the quarter is processed', async () => {
    const clientId = await newClient(system);
    const process = await staff.post('/api/ifta-processes', { clientId, quarter: 'Q3', year: 2026 });
    await book.catchUp([clientId], 'test');
    expect(told(await of(clientId))).toEqual([['ifta_return', null, '3Q2026', '2026-11-02', null, 'open']]);
    await staff.patch(`/api/ifta-processes/${String(process.body['id'])}`, {
      status: 'processed',
      processedDate: '2026-10-28',
    });
    await book.catchUp([clientId], 'test');
    expect((await of(clientId))[0]).toMatchObject({ status: 'accepted', approvedDate: '2026-10-28' });
  });

  it('are accepted when the Form 2290 of the vehicle is filed', async () => {
    const clientId = await newClient(system);
    const vehicleId = await truck(clientId);
    await book.catchUp([clientId], 'test');
    const tax = async () => (await of(clientId)).find(({ rule }) => rule === 'form_2290') as Row;
    const taxYear = Number(String((await tax())['period']).slice(0, 4));
    const filing = { clientId, vehicleId, taxYear, weight: 80_000, status: 'filed', filedDate: '2026-08-02' };
    expect((await staff.post('/api/heavy-use-filings', filing)).status).toBe(201);
    await book.catchUp([clientId], 'test');
    expect(await tax()).toMatchObject({ status: 'accepted', approvedDate: '2026-08-02' });
  });

  it('come of a driver: license, medical certificate, annual review and Clearinghouse query', async () => {
    const clientId = await newClient(system);
    const driver = await staff.post('/api/drivers', {
      clientId,
      firstName: 'Dana',
      lastName: 'Ruiz',
      dateOfBirth: '1988-05-04',
      licenseNumber: 'D1234567',
      licenseState: 'TN',
      licenseClass: 'Class A',
      licenseExpiration: addDays(today(), 90),
      medicalCertExpiration: addDays(today(), 40),
      mvrReviewDate: addDays(today(), -300),
      clearinghouseQueryDate: addDays(today(), -300),
    });
    expect(driver.status).toBe(201);
    await book.catchUp([clientId], 'test');
    const rows = await of(clientId);
    expect(new Set(rows.map(({ rule, subjectName }) => `${String(rule)} ${String(subjectName)}`))).toEqual(
      new Set([
        ...['medical_certificate', 'clearinghouse_query', 'mvr_review', 'drivers_license'].map(
          (rule) => `${rule} Dana Ruiz`,
        ),
        'random_testing null',
      ]),
    );
    expect(rows.map(({ dueDate }) => dueDate)).toContain(addDays(today(), 65));
    await staff.patch(`/api/drivers/${String(driver.body['id'])}`, { employmentStatus: 'terminated' });
    await book.catchUp([clientId], 'test');
    const ofTheDriver = (await of(clientId)).filter(({ subjectId }) => subjectId !== null);
    expect(new Set(ofTheDriver.map(({ status }) => status))).toEqual(new Set(['lapsed']));
  });

  it('come of a paper that ends, and are done when it is renewed', async () => {
    const clientId = await newClient(system);
    const vehicleId = await truck(clientId, { weight: 9_000, axles: 2 });
    const paper = async (expirationDate: string) => {
      const form = new FormData();
      form.append('documentType', 'annual_inspection');
      form.append('expirationDate', expirationDate);
      form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'inspection.pdf');
      const { status, body } = await staff.upload(`/api/vehicles/${vehicleId}/documents`, form);
      expect(status).toBe(201);
      return `/api/vehicles/${vehicleId}/documents/${String(body['id'])}`;
    };
    const inDays = (days: number) => addDays(today(), days);
    const at = await paper(inDays(20));
    await book.catchUp([clientId], 'test');
    expect(told(await of(clientId))).toEqual([['other_expiry', '101', inDays(20), inDays(20), null, 'open']]);
    expect((await of(clientId))[0]).toMatchObject({ title: 'Annual inspection', subjectKind: 'vehicle' });
    await staff.patch(at, { expirationDate: inDays(385) });
    await book.catchUp([clientId], 'test');
    expect(told(await of(clientId))).toEqual([['other_expiry', '101', inDays(20), inDays(20), null, 'accepted']]);
  });

  describe('of the papers of a driver', () => {
    const inDays = (days: number) => addDays(today(), days);
    const dana = async (over: object): Promise<{ clientId: string; at: string }> => {
      const clientId = await newClient(system);
      const { status, body } = await staff.post('/api/drivers', {
        clientId,
        firstName: 'Dana',
        lastName: 'Ruiz',
        licenseNumber: 'D1234567',
        licenseState: 'TN',
        licenseClass: 'Class A',
        licenseExpiration: inDays(90),
        ...over,
      });
      expect(status).toBe(201);
      return { clientId, at: `/api/drivers/${String(body['id'])}/documents` };
    };
    const upload = async (at: string, documentType: string, expirationDate: string | null) => {
      const form = new FormData();
      form.append('documentType', documentType);
      if (expirationDate !== null) form.append('expirationDate', expirationDate);
      form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'paper.pdf');
      const { status, body } = await staff.upload(at, form);
      expect(status).toBe(201);
      return `${at}/${String(body['id'])}`;
    };
    const open = async (clientId: string) => {
      await book.catchUp([clientId], 'test');
      return (await of(clientId))
        .filter(({ status, subjectId }) => status === 'open' && subjectId !== null)
        .map(({ rule, title, dueDate }) => [rule, title, dueDate])
        .sort();
    };

    it('come of the day that its record names, once, whatever its license and medical certificate say', async () => {
      const { clientId, at } = await dana({ medicalCertExpiration: inDays(40) });
      await upload(at, 'medical_cert', inDays(40));
      await upload(at, 'license', inDays(91));
      expect(await open(clientId)).toEqual([
        ['drivers_license', 'Commercial driver license', inDays(90)],
        ['medical_certificate', 'Medical certificate', inDays(40)],
      ]);
    });

    it('end with their record: a driver who is removed brings none, by a day or by a paper', async () => {
      const { clientId, at } = await dana({});
      await upload(at, 'background_check', inDays(50));
      expect(await open(clientId)).toHaveLength(2);
      expect((await staff.delete(at.replace('/documents', ''))).status).toBe(204);
      expect(await open(clientId)).toEqual([]);
      await book.catchUp([clientId], 'test');
      expect(await system.app.get(EndingsOfKinds).read([clientId])).toEqual([]);
    });

    it('come of the latest dated one of its type; of others of no type, of each', async () => {
      const { clientId, at } = await dana({});
      await upload(at, 'background_check', inDays(10));
      const latest = await upload(at, 'background_check', inDays(50));
      await upload(at, 'background_check', null);
      await upload(at, 'other', inDays(20));
      await upload(at, 'other', inDays(30));
      const others = [
        ['other_expiry', 'Other', inDays(20)],
        ['other_expiry', 'Other', inDays(30)],
      ];
      const license = ['drivers_license', 'Commercial driver license', inDays(90)];
      expect(await open(clientId)).toEqual([license, ['other_expiry', 'Background check', inDays(50)], ...others]);
      expect((await staff.delete(latest)).status).toBe(204);
      expect(await open(clientId)).toEqual([license, ['other_expiry', 'Background check', inDays(10)], ...others]);
    });
  });

  it('come with the days, by night', async () => {
    const clientId = await newClient(system, { dotNumber: '23' });
    await system.app.get(WorkOutObligations).atNight('night');
    const due = (await of(clientId)).map(({ dueDate }) => String(dueDate));
    expect(due.map((day) => day.slice(5))).toEqual(due.length > 0 ? ['03-31'] : []);
    await system.clock.later({ days: 366 }, async () => {
      await system.app.get(WorkOutObligations).atNight('a year later');
    });
    expect((await of(clientId)).length).toBe(1);
  });

  it('are seen by its portal and its agent, and by no other', async () => {
    const agent = await newAgent(system, { canManageClients: true });
    const [clientId, foreign] = [await newClient(system, { agentId: agent.agentId }), await newClient(system)];
    for (const id of [clientId, foreign]) {
      await truck(id);
      await book.catchUp([id], 'test');
    }
    const { visitor: portal } = await newPortalUser(system, clientId);
    const own = (await of(clientId)).map(({ id }) => id);
    for (const visitor of [portal, agent.visitor])
      expect((await visitor.get<Row[]>('/api/obligations')).body.map(({ id }) => id)).toEqual(own);
    expect((await portal.patch(`/api/obligations/${String(own[0])}`, { notes: 'x' })).status).toBe(403);
    const [other] = await of(foreign);
    expect((await agent.visitor.patch(`/api/obligations/${String(other?.['id'])}`, { notes: 'x' })).status).toBe(404);
  });

  it('are listed between days', async () => {
    const clientId = await newClient(system);
    await truck(clientId);
    await book.catchUp([clientId], 'test');
    const due = (await of(clientId)).map(({ dueDate }) => String(dueDate));
    const between = await staff.get<Row[]>(`/api/obligations?clientId=${clientId}&dueFrom=${due[1]}&dueTo=${due[2]}`);
    expect(between.body.map(({ dueDate }) => dueDate)).toEqual(due.slice(1, 3));
  });

  it('end with the work for a client', async () => {
    const clientId = await newClient(system);
    await truck(clientId);
    await book.catchUp([clientId], 'test');
    await staff.patch(`/api/clients/${clientId}`, { status: 'inactive' });
    await book.catchUp([clientId], 'test');
    expect(new Set((await of(clientId)).map(({ status }) => status))).toEqual(new Set(['lapsed']));
  });
});

describe('obligations while workers run', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
  });
  afterAll(() => system.stop());

  it('arise by themselves once the fleet is known, and move with a vehicle to another client', async () => {
    const staff = await system.as('employee');
    const [from, to] = [await newClient(system), await newClient(system)];
    const open = async (clientId: string) =>
      (await staff.get<Row[]>(`/api/obligations?clientId=${clientId}&status=open`)).body.length;
    const { body } = await staff.post('/api/vehicles', {
      clientId: from,
      unitNumber: '7',
      vin: '1FUJGLDR9KL100000',
      licensePlate: 'P1',
      weight: 80_000,
    });
    await eventually(
      () => open(from),
      (count) => count > 0,
    );
    await staff.patch(`/api/vehicles/${String(body['id'])}`, { clientId: to });
    await eventually(
      async () => [await open(from), (await open(to)) > 0],
      ([left, arrived]) => left === 0 && arrived === true,
    );
  });
});
