import { newAccount, newAgent, newClient, type HiredAgent } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import { TestClock } from '../../../../../test/support/test-clock';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { storeToken, type RecordStore } from '../../../../platform/records/store/record-store';
import { ObligationBook } from '../commands/obligation-book';
import { Obligation } from '../obligation';

type Row = Record<string, unknown>;
const TRUCK = { unitNumber: '101', vin: '1FUJGLDR9KL100000', licensePlate: 'P100', weight: 80_000 };
const firmsDay = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);

describe('the practice desk', () => {
  let system: TestSystem;
  let staff: Visitor;
  let agent: HiredAgent;
  let own: string;
  let foreign: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    agent = await newAgent(system, { canManageClients: true, displayName: 'Robin Vale' });
    own = await newClient(system, { companyName: 'Ridgeline Carriers LLC', agentId: agent.agentId });
    foreign = await newClient(system, { companyName: 'Blue Mesa Hauling' });
    for (const clientId of [own, foreign]) await staff.post('/api/vehicles', { ...TRUCK, clientId });
    await system.app.get(ObligationBook).catchUp([own, foreign], 'test');
  });
  afterAll(() => system.stop());

  const desk = async (query: string, visitor = staff): Promise<Row[]> => {
    const { status, body } = await visitor.get<Row[]>(`/api/practice?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };

  it('tells client, agent, day and the days that are left, the next first', async () => {
    const rows = await desk(`clientId=${own}`);
    const today = firmsDay(system.clock.now());
    for (const row of rows)
      expect(row['daysLeft']).toBe((Date.parse(String(row['dueDate'])) - Date.parse(today)) / 86_400_000);
    expect(rows.find(({ kind }) => kind === 'form_2290')).toMatchObject({
      clientName: 'Ridgeline Carriers LLC',
      agentId: agent.agentId,
      agentName: 'Robin Vale',
      title: 'Form 2290',
      subjectName: '101',
      state: 'open',
      missing: ['EIN', 'First used month of unit 101'],
      amount: '550.00',
      assignedTo: null,
    });
    const due = rows.map(({ dueDate }) => String(dueDate));
    expect(due).toEqual([...due].sort());
  });

  it('is searched by what is due and by the client that it is due for', async () => {
    const clients = async (q: string) => new Set((await desk(`q=${q}`)).map(({ clientName }) => clientName));
    expect(await clients('ridgeline')).toEqual(new Set(['Ridgeline Carriers LLC']));
    expect(await clients('2290')).toEqual(new Set(['Ridgeline Carriers LLC', 'Blue Mesa Hauling']));
    expect(await clients('nobody at all')).toEqual(new Set());
    const weeks = await staff.get<{ due: number }[]>('/api/practice/weeks?q=ridgeline');
    expect(weeks.body.reduce((sum, { due }) => sum + due, 0)).toBe((await desk('q=ridgeline')).length);
  });

  it('is narrowed to an agent, a kind, and days from one and before one', async () => {
    expect(new Set((await desk(`agentId=${agent.agentId}`)).map(({ clientId }) => clientId))).toEqual(new Set([own]));
    expect(new Set((await desk('kind=ucr')).map(({ kind }) => kind))).toEqual(new Set(['ucr']));
    const [first, second] = await desk(`clientId=${own}`);
    const [day, next] = [String(first?.['dueDate']), String(second?.['dueDate'])];
    expect(next > day).toBe(true);
    expect((await desk(`clientId=${own}&dueFrom=${next}`)).map(({ id }) => id)).not.toContain(first?.['id']);
    expect((await desk(`clientId=${own}&dueFrom=${day}`)).map(({ id }) => id)).toContain(first?.['id']);
    expect((await desk(`clientId=${own}&dueBefore=${next}`)).map(({ dueDate }) => dueDate)).toEqual([day]);
    expect(await desk(`clientId=${own}&dueBefore=${day}`)).toEqual([]);
  });

  it('shows an agent its own clients, and itself among those who may be given work', async () => {
    expect(new Set((await desk('', agent.visitor)).map(({ clientId }) => clientId))).toEqual(new Set([own]));
    expect((await agent.visitor.get<Row[]>('/api/practice/people')).body).toEqual([
      { id: agent.userId, name: expect.any(String) as string, agentId: agent.agentId },
    ]);
    for (const role of ['admin', 'driver', 'client'] as const)
      await newAccount(system, role, role === 'admin' ? {} : { clientId: own });
    const { rows } = await system.sql<{ id: string; role: string }>('SELECT id, role FROM users WHERE is_active');
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['admin', 'employee', 'agent', 'driver', 'client']));
    const office = rows.filter(({ role }) => role !== 'driver' && role !== 'client').map(({ id }) => id);
    const people = (await staff.get<Row[]>('/api/practice/people')).body;
    expect(people.map(({ id }) => id).sort()).toEqual(office.sort());
  });

  it('assigns, asks and moves on many at once, and says of each what became of it', async () => {
    const [one, two] = (await desk(`clientId=${own}&kind=ifta_return`)).map(({ id }) => String(id));
    const other = String((await desk(`clientId=${foreign}&kind=ucr`))[0]?.['id']);
    const bulk = (body: object, visitor = staff) => visitor.post('/api/obligations/bulk', body);
    expect((await bulk({ ids: [one, two], action: 'assign', values: { assignedTo: agent.userId } })).body).toEqual({
      done: [one, two],
      refused: [],
    });
    expect((await desk(`assignedTo=${agent.userId}`)).map(({ id }) => id)).toEqual([one, two]);
    expect((await bulk({ ids: [one, other], action: 'ask' }, agent.visitor)).body).toEqual({
      done: [one],
      refused: [{ id: other, message: 'This obligation does not exist' }],
    });
    expect((await desk('state=waiting')).map(({ id }) => id)).toEqual([one]);
    const filed = { ids: [one, two], action: 'status', values: { status: 'filed', referenceNumber: 'R-1' } };
    expect((await bulk(filed)).body['done']).toEqual([one, two]);
    expect((await bulk({ ids: [one, two], action: 'ask' })).body).toMatchObject({
      done: [],
      refused: [
        {
          id: one,
          message: 'An obligation that is filed cannot become waiting. It can become accepted or open.',
        },
        { id: two },
      ],
    });
    expect((await desk(`clientId=${own}`)).map(({ id }) => id)).not.toContain(one);
    expect((await desk('state=filed')).map(({ id }) => id)).toEqual([one, two]);
    const nobody = await bulk({ ids: [one], action: 'assign' });
    expect([nobody.status, nobody.body['errors']]).toEqual([
      400,
      [{ field: 'values.assignedTo', message: 'Choose a person' }],
    ]);
  });
});

describe('what is to do by week', () => {
  // a Wednesday; days on both sides of every edge: what is late, this week, the next ones, what is later
  const TODAY = '2026-11-25';
  const OF_CEDAR = ['2026-11-01', '2026-11-24', '2026-11-25', '2026-11-29', '2026-11-30', '2026-12-06', '2027-02-14'];
  const OF_DUSTY = ['2026-11-24', '2026-12-07', '2027-02-15', '2028-01-31'];
  let system: TestSystem;
  let staff: Visitor;
  let agent: HiredAgent;
  let cedar: string;
  let plant: (clientId: string, dueDate: string, period?: string) => Promise<void>;
  beforeAll(async () => {
    const clock = new TestClock();
    clock.travel(`${TODAY}T17:00:00.000Z`);
    system = await TestSystem.start({ clock });
    staff = await system.as('employee');
    agent = await newAgent(system, { canManageClients: true });
    cedar = await newClient(system, { companyName: 'Cedar Gap Lines', agentId: agent.agentId });
    const dusty = await newClient(system, { companyName: 'Dusty Fork Haul' });
    const store = system.app.get<RecordStore<Obligation>>(storeToken(Obligation));
    plant = async (clientId, dueDate, period = dueDate) => {
      const text = { title: 'UCR registration', basis: 'By hand', source: 'By hand' };
      const values = { clientId, rule: 'ucr', period, dueDate, nominalDate: dueDate, ...text };
      await store.add(values, systemContext(clock, 'cli', 'test'));
    };
    for (const day of OF_CEDAR) await plant(cedar, day);
    for (const day of OF_DUSTY) await plant(dusty, day);
  });
  afterAll(() => system.stop());

  interface Week {
    readonly from: string | null;
    readonly before: string | null;
    readonly due: number;
  }
  const weeks = async (query: string, visitor = staff): Promise<Week[]> => {
    const { status, body } = await visitor.get<Week[]>(`/api/practice/weeks?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };
  /** How much is due in each, from what is late on. */
  const due = async (query: string, visitor = staff) => (await weeks(query, visitor)).map((week) => week.due);
  const none = (count: number): number[] => Array.from({ length: count }, () => 0);

  it('is counted over all clients in sight: late, this week, eleven more, later', async () => {
    expect(await due('')).toEqual([3, 2, 2, 1, ...none(8), 1, 2]);
    expect(await due('', agent.visitor)).toEqual([2, 2, 2, ...none(9), 1, 0]);
    const [late, now, next] = await weeks('');
    expect([late, now, next].map((week) => [week?.from, week?.before])).toEqual([
      [null, '2026-11-25'],
      ['2026-11-25', '2026-11-30'],
      ['2026-11-30', '2026-12-07'],
    ]);
  });

  it('goes with what is asked for, done and taken up again', async () => {
    const week = async () => (await weeks(''))[4];
    for (const period of ['one', 'two']) await plant(cedar, '2026-12-16', period);
    const ids = (await staff.get<Row[]>('/api/practice?dueFrom=2026-12-16&dueBefore=2026-12-17')).body.map(
      ({ id }) => id,
    );
    const bulk = async (some: unknown[], command: object): Promise<void> => {
      expect((await staff.post('/api/obligations/bulk', { ids: some, ...command })).body['refused']).toEqual([]);
    };
    const moved = (status: string) => ({ action: 'status', values: { status } });
    expect(await week()).toMatchObject({ from: '2026-12-14', due: 2, waiting: 0 });
    await bulk([ids[0]], { action: 'ask' });
    expect(await week()).toMatchObject({ due: 2, waiting: 1 });
    await bulk(ids, moved('filed'));
    expect(await week()).toMatchObject({ due: 0, waiting: 0 });
    await bulk([ids[1]], moved('open'));
    expect(await week()).toMatchObject({ due: 1, waiting: 0 });
    await bulk([ids[1]], moved('filed'));
    await bulk(ids, moved('accepted'));
  });

  it('keeps to client, agent, kind, state and words as the desk does', async () => {
    const ofCedar = [2, 2, 2, ...none(9), 1, 0];
    expect(await due(`clientId=${cedar}`)).toEqual(ofCedar);
    expect(await due(`agentId=${agent.agentId}`)).toEqual(ofCedar);
    expect(await due('kind=form_2290')).toEqual(none(14));
    expect(await due('state=filed')).toEqual(none(14));
    expect(await due('q=2026-12-07')).toEqual([0, 0, 0, 1, ...none(10)]);
  });

  it('is the number of rows that the desk shows of these days', async () => {
    for (const { from, before, due: counted } of await weeks('')) {
      const days = { ...(from ? { dueFrom: from } : {}), ...(before ? { dueBefore: before } : {}) };
      const { body } = await staff.get<Row[]>(`/api/practice?${new URLSearchParams(days).toString()}`);
      expect([from, body.length]).toEqual([from, counted]);
    }
  });
});
