import { newAgent, newClient, type HiredAgent } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import { TestClock } from '../../../../../test/support/test-clock';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { storeToken, type RecordStore } from '../../../../platform/records/store/record-store';
import { Obligation } from '../obligation';

interface Answer {
  readonly id: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly kind: string;
  readonly dueDate: string;
  readonly state: string;
}
interface Client {
  readonly clientId: string;
  readonly clientName: string;
  readonly agentName: string | null;
  readonly dueDate: string;
  readonly cells: readonly {
    readonly group: string;
    readonly count: number;
    readonly obligations: readonly Answer[];
  }[];
}

/** What is due by then is little. */
const NEAR = 'dueBefore=2027-05-01';
const TODAY = '2026-11-25';
/** What each client has to do, not in the order in which the desk shows it. */
const PLANTED: Readonly<Record<string, readonly (readonly [rule: string, dueDate: string, more?: object])[]>> = {
  'Cedar Gap Lines': [
    ['ucr', '2026-12-31'],
    ['mvr_review', '2026-11-30', { subjectName: 'Dana Ruiz' }],
    ['medical_certificate', '2026-11-20', { subjectName: 'Dana Ruiz', missing: ['Medical certificate'] }],
    ['plate', '2027-01-31'],
  ],
  'Dusty Fork Haul': [
    ['ifta_return', '2026-10-31'],
    ['form_2290', '2026-12-31'],
  ],
  'Elk Run Freight': [['permit', '2026-11-20']],
};
const GROUPS = {
  ucr: 'ucr',
  mvr_review: 'drivers',
  medical_certificate: 'drivers',
  plate: 'plates',
  ifta_return: 'ifta',
  form_2290: 'form_2290',
  permit: 'permits',
} as const;

describe('the practice desk by client', () => {
  let system: TestSystem;
  let staff: Visitor;
  let agent: HiredAgent;
  let store: RecordStore<Obligation>;
  const ids: Record<string, string> = {};
  const clock = new TestClock();
  const plant = async (clientId: string, rule: string, dueDate: string, more: object = {}): Promise<void> => {
    const text = { title: rule, period: dueDate, basis: 'By hand', source: 'By hand' };
    const values = { clientId, rule, dueDate, nominalDate: dueDate, ...text, ...more };
    await store.add(values, systemContext(clock, 'cli', 'test'));
  };
  beforeAll(async () => {
    clock.travel(`${TODAY}T17:00:00.000Z`);
    system = await TestSystem.start({ clock });
    staff = await system.as('employee');
    agent = await newAgent(system, { canManageClients: true, displayName: 'Robin Vale' });
    store = system.app.get<RecordStore<Obligation>>(storeToken(Obligation));
    for (const [companyName, obligations] of Object.entries(PLANTED)) {
      const clientId = await newClient(system, {
        companyName,
        ...(companyName === 'Dusty Fork Haul' ? { agentId: agent.agentId } : {}),
      });
      ids[companyName] = clientId;
      for (const [rule, dueDate, more] of obligations) await plant(clientId, rule, dueDate, more);
    }
    const fleet = await newClient(system, { companyName: 'Flint Hills Fleet' });
    ids['Flint Hills Fleet'] = fleet;
    for (let nr = 10; nr < 40; nr += 1) await plant(fleet, 'permit', '2027-06-01', { period: `permit ${nr}` });
    await plant(fleet, 'annual_report', '2027-06-01');
  });
  afterAll(() => system.stop());

  const read = async (query: string, visitor = staff) => {
    const { status, body, headers } = await visitor.get<Client[]>(`/api/practice/by-client?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return { clients: body, link: headers.get('link') ?? '', total: headers.get('x-total-count') };
  };
  const names = async (query: string, visitor = staff): Promise<string[]> =>
    (await read(query, visitor)).clients.map(({ clientName }) => clientName);
  /** 'drivers 2: 2026-11-20 2026-11-30' */
  const cellsIn = ({ cells }: Client): string[] =>
    cells.map(
      ({ group, count, obligations }) => `${group} ${count}: ${obligations.map(({ dueDate }) => dueDate).join(' ')}`,
    );

  it('shows a client once, with what it has to do by kind, the next first; who is due first comes first', async () => {
    const { clients, total } = await read(NEAR);
    expect(clients.map((client) => [client.clientName, client.dueDate, cellsIn(client)])).toEqual([
      ['Dusty Fork Haul', '2026-10-31', ['ifta 1: 2026-10-31', 'form_2290 1: 2026-12-31']],
      [
        'Cedar Gap Lines',
        '2026-11-20',
        ['ucr 1: 2026-12-31', 'plates 1: 2027-01-31', 'drivers 2: 2026-11-20 2026-11-30'],
      ],
      ['Elk Run Freight', '2026-11-20', ['permits 1: 2026-11-20']],
    ]);
    expect(total).toBe('3');
    expect(clients.map(({ agentName }) => agentName)).toEqual(['Robin Vale', null, null]);
    expect(clients[1]?.cells[2]?.obligations[0]).toMatchObject({
      kind: 'medical_certificate',
      subjectName: 'Dana Ruiz',
      period: '2026-11-20',
      state: 'open',
      missing: ['Medical certificate'],
      daysLeft: -5,
      assignedTo: null,
    });
  });

  it('is sorted by the name, too, and turns its pages client by client, forth and back', async () => {
    expect(await names(`sort=clientName&${NEAR}`)).toEqual(['Cedar Gap Lines', 'Dusty Fork Haul', 'Elk Run Freight']);
    expect(await names(`sort=-clientName&${NEAR}`)).toEqual(['Elk Run Freight', 'Dusty Fork Haul', 'Cedar Gap Lines']);
    for (const sort of ['dueDate', 'clientName', '-dueDate', '-clientName']) {
      const whole = await names(`sort=${sort}&${NEAR}`);
      const first = await read(`sort=${sort}&${NEAR}&limit=2`);
      expect(first.clients.map(({ clientName }) => clientName)).toEqual(whole.slice(0, 2));
      const cursor = (rel: string, link: string) => new RegExp(`cursor=([^&>]+)[^>]*>; rel="${rel}"`).exec(link)?.[1];
      const second = await read(`sort=${sort}&${NEAR}&limit=2&cursor=${cursor('next', first.link)}`);
      expect(second.clients.map(({ clientName }) => clientName)).toEqual(whole.slice(2));
      expect(await names(`sort=${sort}&${NEAR}&limit=2&cursor=${cursor('prev', second.link)}`)).toEqual(
        whole.slice(0, 2),
      );
    }
  });

  it("shows the firm's own before its clients, on the first page alone, and to nobody but who sees the firm", async () => {
    const values = { title: 'plate', period: '2027-02-28', basis: 'By hand', source: 'By hand' };
    const due = { rule: 'plate', dueDate: '2027-02-28', nominalDate: '2027-02-28' };
    const { record } = await store.add({ clientId: null, ...due, ...values }, systemContext(clock, 'cli', 'test'));
    const first = await read(`${NEAR}&limit=2`);
    expect(first.clients.map((client) => [client.clientId, client.clientName, cellsIn(client)])).toEqual([
      [null, null, ['plates 1: 2027-02-28']],
      [ids['Dusty Fork Haul'], 'Dusty Fork Haul', ['ifta 1: 2026-10-31', 'form_2290 1: 2026-12-31']],
      [ids['Cedar Gap Lines'], 'Cedar Gap Lines', expect.any(Array)],
    ]);
    expect(first.total).toBe('3');
    const next = /cursor=([^&>]+)[^>]*>; rel="next"/.exec(first.link)?.[1];
    expect(await names(`${NEAR}&limit=2&cursor=${next}`)).toEqual(['Elk Run Freight']);
    expect(await names('kind=permit&dueBefore=2027-05-01')).toEqual(['Elk Run Freight']);
    expect(await names('q=The%20firm')).toEqual([null]);
    expect(await names('q=cedar')).toEqual(['Cedar Gap Lines']);
    expect(await names('q=firm', agent.visitor)).toEqual([]);
    const { body: listed } = await staff.get<Answer[]>('/api/practice?q=firm');
    expect(listed.map(({ id, clientName }) => [id, clientName])).toEqual([[record.id, null]]);
    expect(await names(`agentId=${agent.agentId}`)).toEqual(['Dusty Fork Haul']);
    expect(await names('', agent.visitor)).toEqual(['Dusty Fork Haul']);
    await store.remove(record.id, systemContext(clock, 'cli', 'test'));
  });

  it('shows an agent its own clients only', async () => {
    expect(await names('', agent.visitor)).toEqual(['Dusty Fork Haul']);
  });

  it('of a client and a rule shows the next 25, and says how many there are', async () => {
    const [fleet] = (await read(`clientId=${ids['Flint Hills Fleet']}`)).clients;
    expect(fleet?.cells.map(({ group, count, obligations }) => [group, count, obligations.length])).toEqual([
      ['permits', 30, 25],
      ['annual_report', 1, 1],
    ]);
  });

  it.each([
    '',
    'kind=medical_certificate',
    'kind=ucr',
    'state=open',
    'state=filed',
    'dueFrom=2026-11-25',
    'dueFrom=2026-11-25&dueBefore=2026-12-31',
    'dueBefore=2026-11-25',
    'q=cedar',
    'q=Dana',
    'q=Dana&dueFrom=2026-11-25',
    'q=2026-12-31',
    'AGENT',
    'CLIENT&kind=mvr_review',
    'ASSIGNED',
  ])('keeps to the filters of the list: %s', async (wanted) => {
    const [one] = (await staff.get<Answer[]>('/api/practice?kind=mvr_review')).body;
    const values = { assignedTo: agent.userId };
    const assigned = await staff.post('/api/obligations/bulk', { ids: [one?.id], action: 'assign', values });
    expect(assigned.status).toBe(200);
    const query = wanted
      .replace('AGENT', `agentId=${agent.agentId}`)
      .replace('CLIENT', `clientId=${ids['Cedar Gap Lines']}`)
      .replace('ASSIGNED', `assignedTo=${agent.userId}`);
    const { body: rows } = await staff.get<Answer[]>(`/api/practice?${query}&limit=1000`);
    const expected = new Map<string, string[]>();
    // the list comes by day, and clients of one day by name, as they were planted
    for (const { clientName, kind, id } of rows.filter(({ clientName: name }) => name !== 'Flint Hills Fleet')) {
      const group = GROUPS[kind as keyof typeof GROUPS];
      expected.set(clientName, [...(expected.get(clientName) ?? []), `${group} ${id}`]);
    }
    const { clients } = await read(query);
    const shown = clients
      .filter(({ clientName }) => clientName !== 'Flint Hills Fleet')
      .map(({ clientName, cells }) => [
        clientName,
        cells.flatMap(({ group, obligations }) => obligations.map(({ id }) => `${group} ${id}`)).sort(),
      ]);
    expect(shown).toEqual([...expected].map(([name, cells]) => [name, cells.sort()]));
  });

  it('refuses a sort that it does not have, in a sentence', async () => {
    const { status, body } = await staff.get<{ message: string }>('/api/practice/by-client?sort=amount');
    expect([status, body.message]).toEqual([400, 'Sort must be one of dueDate, clientName']);
  });
});
