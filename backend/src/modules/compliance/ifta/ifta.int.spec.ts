import { newClient, newPortalUser } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

const FOUR_YEARS = 1_461;

describe('IFTA processes', () => {
  let system: TestSystem;
  let staff: Visitor;
  let portal: Visitor;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    portal = (await newPortalUser(system, clientId)).visitor;
  });
  afterAll(() => system.stop());

  it('are opened by staff with the day they are due, moved on, and shown to their client', async () => {
    proves('API-025', 'FLD-0060..FLD-0070', 'ENM-015');
    const opened = await staff.post('/api/ifta-processes', { clientId, quarter: 'Q3', year: 2026 });
    expect([opened.status, opened.body]).toEqual([
      201,
      expect.objectContaining({
        status: 'received',
        dueDate: '2026-11-02',
        submittedDate: null,
        clientName: 'Ridgeline Carriers LLC',
      }),
    ]);
    const figures = {
      status: 'processed',
      submittedDate: '2026-10-20',
      processedDate: '2026-10-28',
      totalMiles: '41200.5',
      totalGallons: '6100.125',
      taxOwed: '412.10',
      notes: 'Filed',
    };
    expect((await staff.patch(`/api/ifta-processes/${String(opened.body['id'])}`, figures)).body).toMatchObject(
      figures,
    );
    expect((await portal.get<Row[]>('/api/ifta-processes')).body).toMatchObject([
      { quarter: 'Q3', year: 2026, dueDate: '2026-11-02', ...figures },
    ]);
    const twice = await staff.post('/api/ifta-processes', { clientId, quarter: 'Q3', year: 2026 });
    expect([twice.status, twice.body['message']]).toEqual([409, 'This client already has a process for that quarter']);
    expect((await portal.post('/api/ifta-processes', { clientId, quarter: 'Q2', year: 2026 })).status).toBe(403);
    const other = await newPortalUser(system, await newClient(system));
    expect((await other.visitor.get<Row[]>('/api/ifta-processes')).body).toEqual([]);
  });

  it('are listed from the latest due date on, unless another order is asked for', async () => {
    const client = await newClient(system);
    for (const [quarter, year] of [
      ['Q1', 2026],
      ['Q4', 2026],
      ['Q2', 2025],
    ])
      expect((await staff.post('/api/ifta-processes', { clientId: client, quarter, year })).status).toBe(201);
    const due = async (sort: string) =>
      (await staff.get<Row[]>(`/api/ifta-processes?clientId=${client}${sort}`)).body.map(({ dueDate }) => dueDate);
    expect(await due('')).toEqual(['2027-02-01', '2026-04-30', '2025-07-31']);
    expect(await due('&sort=dueDate')).toEqual(['2025-07-31', '2026-04-30', '2027-02-01']);
  });
});

describe('a filing that is removed', () => {
  let system: TestSystem;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    clientId = await newClient(system);
  });
  afterAll(() => system.stop());

  const inDays = (days: number): string =>
    new Date(system.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  /** Removes the filing of a quarter, and tells after how many days from then it is still listed among the removed. */
  const listedAfter = async (filing: object, days: readonly number[]): Promise<[days: number, listed: boolean][]> => {
    const staff = await system.as('employee');
    const { body } = await staff.post('/api/ifta-processes', { clientId, year: 2026, ...filing });
    const at = `/api/ifta-processes/${String(body['id'])}`;
    expect((await staff.delete(at)).status).toBe(204);
    const found: [number, boolean][] = [];
    for (const day of days)
      await system.clock.later({ days: day }, async () => {
        const visitor = await system.as('employee');
        const removed = await visitor.get<{ id: unknown }[]>('/api/ifta-processes?removed=true');
        found.push([day, removed.body.some(({ id }) => id === body['id'])]);
        if (day > 30) expect((await visitor.post(`${at}/restore`, {})).body['code']).toBe('RESTORE_TOO_LATE');
      });
    return found;
  };

  it.each<[string, (inDays: (days: number) => string) => object, number]>([
    ['filed after it was due', (day) => ({ quarter: 'Q1', dueDate: day(-100), submittedDate: day(-10) }), -10],
    ['filed before it was due', (day) => ({ quarter: 'Q2', dueDate: day(300), submittedDate: day(200) }), 300],
    ['never filed', (day) => ({ quarter: 'Q3', dueDate: day(40) }), 40],
  ])('%s stays readable for four years from the later day', async (_, filing, from) => {
    const until = FOUR_YEARS + from;
    expect(await listedAfter(filing(inDays), [1, 31, until - 2, until + 2])).toEqual([
      [1, true],
      [31, true],
      [until - 2, true],
      [until + 2, false],
    ]);
  });

  it('stays readable for thirty days when the law asks for no more', async () => {
    const long = -FOUR_YEARS - 100;
    expect(await listedAfter({ quarter: 'Q4', dueDate: inDays(long) }, [29, 31])).toEqual([
      [29, true],
      [31, false],
    ]);
  });
});
