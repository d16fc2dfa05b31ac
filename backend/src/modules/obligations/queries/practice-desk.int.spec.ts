import { newAgent, newClient, type HiredAgent } from '../../../../test/support/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/visitor';
import { ObligationBook } from '../commands/obligation-book';
import { mondayOf } from './practice-desk';

type Row = Record<string, unknown>;
const TRUCK = { unitNumber: '101', vin: '1FUJGLDR9KL100000', licensePlate: 'P100', weight: 80_000 };
const firmsDay = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);

describe('a week', () => {
  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-02', '2026-12-28'],
  ])('that has %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
});

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

  it('is narrowed to an agent, a kind, a week and days before one', async () => {
    expect(new Set((await desk(`agentId=${agent.agentId}`)).map(({ clientId }) => clientId))).toEqual(new Set([own]));
    expect(new Set((await desk('kind=ucr')).map(({ kind }) => kind))).toEqual(new Set(['ucr']));
    const [first, second] = await desk(`clientId=${own}`);
    const [day, next] = [String(first?.['dueDate']), String(second?.['dueDate'])];
    expect(next > day).toBe(true);
    expect((await desk(`clientId=${own}&week=${day}`)).map(({ id }) => id)).toContain(first?.['id']);
    expect((await desk(`clientId=${own}&dueBefore=${next}`)).map(({ dueDate }) => dueDate)).toEqual([day]);
    expect(await desk(`clientId=${own}&dueBefore=${day}`)).toEqual([]);
  });

  it('sums what is to do by week', async () => {
    const weeks = (await staff.get<Row[]>(`/api/practice/weeks?clientId=${own}`)).body;
    const rows = await desk(`clientId=${own}`);
    expect(weeks.reduce((sum, { due }) => sum + Number(due), 0)).toBe(rows.length);
    expect(weeks[0]).toEqual({
      week: mondayOf(String(rows[0]?.['dueDate'])),
      due: rows.filter(({ dueDate }) => mondayOf(String(dueDate)) === mondayOf(String(rows[0]?.['dueDate']))).length,
      late: 0,
      waiting: 0,
      unassigned: expect.any(Number) as number,
    });
  });

  it('shows an agent its own clients, and itself among those who may be given work', async () => {
    expect(new Set((await desk('', agent.visitor)).map(({ clientId }) => clientId))).toEqual(new Set([own]));
    expect((await agent.visitor.get<Row[]>('/api/practice/people')).body).toEqual([
      { id: agent.userId, name: expect.any(String) as string, agentId: agent.agentId },
    ]);
    const people = (await staff.get<Row[]>('/api/practice/people')).body;
    expect(people.map(({ id }) => id)).toContain(agent.userId);
    expect(people.length).toBeGreaterThan(2);
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
