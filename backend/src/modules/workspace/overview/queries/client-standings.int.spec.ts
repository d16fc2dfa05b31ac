import { newAgent, newClient, type HiredAgent } from '../../../../../test/support/world/people';
import { linksOf } from '../../../../../test/support/requests/links';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { storeToken, type RecordStore } from '../../../../platform/records/store/record-store';
import { Obligation } from '../../../compliance/obligations';

interface Row {
  readonly id: string;
  readonly companyName: string;
  readonly agentName: string | null;
  readonly balance: string | null;
  readonly overdue: string | null;
  readonly nextDeadline: { readonly title: string; readonly dueDate: string } | null;
}

/** What each client is billed: the amount, the day it is due, and what came in of it. */
const BILLED: Readonly<Record<string, readonly (readonly [amount: number, due: string, paid: number])[]>> = {
  'Alder Creek Freight': [
    [1_000, '2031-02-01', 250],
    [300, '2031-03-09', 0],
    [40, '2031-03-10', 0],
    [70, '2031-05-01', 70],
  ],
  'Birch Hollow Lines': [[55, '2031-04-01', 5]],
  'Cold Spring Haul': [],
  'Dry Fork Cartage': [[1_200, '2031-03-10', 0]],
  'Elk Run Transfer': [[30, '2031-03-10', 30]],
};
const TODAY = '2031-03-10';
const DUE: Readonly<Record<string, readonly string[]>> = {
  'Alder Creek Freight': ['2031-04-30', '2031-02-28', '2031-03-15'],
  'Birch Hollow Lines': [],
  'Cold Spring Haul': ['2031-12-31'],
  'Dry Fork Cartage': ['2031-03-15'],
  'Elk Run Transfer': [],
};
/** The day after; it begins at 04:00Z in the zone of the firm, New York. */
const TOMORROW = '2031-03-11';
const money = (dollars: number): string => dollars.toFixed(2);
const dollars = (name: string, before = '9999-12-31'): number =>
  (BILLED[name] ?? []).filter(([, due]) => due < before).reduce((sum, [amount, , paid]) => sum + amount - paid, 0);
const owed = (name: string, before?: string): string => money(dollars(name, before));
const firstDue = (name: string): string | null => (DUE[name] ?? []).toSorted()[0] ?? null;
/** Names of clients by a value of each; those with the same value, and those without one, as they were added. */
const inOrder = (value: (name: string) => number): string[] =>
  Object.keys(BILLED).toSorted((one, other) => value(one) - value(other));
const asDay = (name: string): number => Date.parse(firstDue(name) ?? '9999-12-31');

describe('the list of clients with how each stands', () => {
  let system: TestSystem;
  let staff: Visitor;
  let agent: HiredAgent;

  const ids: Record<string, string> = {};
  const comeIn = async (at = `${TODAY}T15:00:00Z`): Promise<void> => {
    system.clock.travel(at);
    staff = await system.as('admin');
  };
  const lookedAfter = async (companyName: string, by: HiredAgent | null): Promise<void> => {
    const changes = { agentId: by?.agentId ?? null };
    expect((await staff.patch(`/api/clients/${String(ids[companyName])}`, changes)).status).toBe(200);
  };

  beforeAll(async () => {
    system = await TestSystem.start();
    // invoices of February are past due, and the nightly job has not yet said so of that of yesterday
    system.clock.travel('2031-03-01T15:00:00Z');
    staff = await system.as('admin');
    const { body: broker } = await staff.post<{ id: number }>('/api/brokers', { name: 'Summit Freight Brokers' });
    const store = system.app.get<RecordStore<Obligation>>(storeToken(Obligation));
    for (const [companyName, invoices] of Object.entries(BILLED)) {
      const clientId = await newClient(system, { companyName });
      ids[companyName] = clientId;
      for (const [amount, dueDate, paid] of invoices) {
        const terms = { brokerId: broker.id, clientId, amount: money(amount), issueDate: '2031-01-02', dueDate };
        const { body } = await staff.post<{ id: number }>('/api/invoices', terms);
        const payment = { amount: money(paid), paymentDate: '2031-02-02', paymentMethod: 'check' };
        if (paid > 0) expect((await staff.post(`/api/invoices/${body.id}/payments`, payment)).status).toBe(201);
      }
      await staff.post('/api/invoices', { brokerId: broker.id, clientId, amount: '9999.00', status: 'draft' });
      for (const dueDate of DUE[companyName] ?? []) {
        const text = { title: `Permit ${dueDate}`, period: dueDate, basis: 'By hand', source: 'By hand' };
        await store.add(
          { clientId, rule: 'permit', dueDate, nominalDate: dueDate, ...text },
          systemContext(system.clock, 'cli', 'test'),
        );
      }
    }
    await comeIn();
    const rights = { canManageClients: true, canCreateInvoices: false, canAccessAccounting: false };
    agent = await newAgent(system, { ...rights, displayName: 'Robin Vale' });
  });
  // each test finds the day and the agents as they were
  beforeEach(async () => {
    await comeIn();
    for (const name of Object.keys(BILLED)) await lookedAfter(name, name === 'Birch Hollow Lines' ? agent : null);
  });
  afterAll(() => system.stop());

  const listed = async (visitor = staff, query = ''): Promise<Row[]> => {
    const { status, body } = await visitor.get<Row[]>(`/api/client-standings?sort=companyName${query}`);
    expect(status).toBe(200);
    return body.filter(({ companyName }) => companyName in BILLED);
  };

  it('says what is open and what of it is past due today, in agreement with the invoices', async () => {
    const rows = await listed();
    expect(rows.map(({ companyName, balance, overdue }) => [companyName, balance, overdue])).toEqual(
      Object.keys(BILLED).map((name) => [name, owed(name), owed(name, TODAY)]),
    );
    for (const { id, balance } of rows) {
      const { body } = await staff.get<{ balance: string }[]>(`/api/invoices?clientId=${id}&status=pending,overdue`);
      expect(money(body.reduce((sum, invoice) => sum + Number(invoice.balance), 0))).toBe(balance);
    }
  });

  it('says what is due first, though it is late, and who looks after the client', async () => {
    expect((await listed()).map(({ nextDeadline, agentName }) => [nextDeadline?.dueDate ?? null, agentName])).toEqual(
      Object.keys(DUE).map((name) => [firstDue(name), name === 'Birch Hollow Lines' ? 'Robin Vale' : null]),
    );
  });

  it('is searched and sorted like the list of clients', async () => {
    expect((await listed(staff, '&q=hollow')).map(({ companyName }) => companyName)).toEqual(['Birch Hollow Lines']);
    const { status, body } = await staff.get('/api/client-standings?sort=agentName');
    expect([status, body['code']]).toEqual([400, 'INVALID_SORT']);
  });

  /** The names of all pages of two, one after the other, and whether the ways back show the same. */
  const turned = async (sort: string, visitor = staff): Promise<{ names: string[]; back: string[] }> => {
    const names: string[] = [];
    const back: string[] = [];
    let path: string | undefined = `/api/client-standings?sort=${sort}&limit=2`;
    let last = '';
    for (; path !== undefined;) {
      const { body, headers }: Answer<Row[]> = await visitor.get<Row[]>(path);
      names.push(...body.map(({ companyName }) => companyName));
      last = path;
      path = linksOf(headers)['next'];
    }
    for (path = last; path !== undefined;) {
      const { body, headers }: Answer<Row[]> = await visitor.get<Row[]>(path);
      back.unshift(...body.map(({ companyName }) => companyName));
      path = linksOf(headers)['prev'];
    }
    return { names, back };
  };
  const downwards = (names: readonly string[]): string[] => [...names].reverse();

  it('is sorted by what is owed and what of it is overdue, page by page, on and back', async () => {
    const byBalance = inOrder((name) => dollars(name));
    expect(byBalance).toEqual([
      ...['Cold Spring Haul', 'Elk Run Transfer'],
      ...['Birch Hollow Lines', 'Alder Creek Freight', 'Dry Fork Cartage'],
    ]);
    expect(await turned('balance')).toEqual({ names: byBalance, back: byBalance });
    expect(await turned('-balance')).toEqual({ names: downwards(byBalance), back: downwards(byBalance) });
    const byOverdue = inOrder((name) => dollars(name, TODAY));
    expect(byOverdue.at(-1)).toBe('Alder Creek Freight');
    expect(await turned('overdue')).toEqual({ names: byOverdue, back: byOverdue });
    expect(await turned('-overdue')).toEqual({ names: downwards(byOverdue), back: downwards(byOverdue) });
    const { body } = await staff.get<Row[]>('/api/client-standings?sort=-balance&limit=2&page=1');
    expect(body.map(({ companyName }) => companyName)).toEqual(downwards(byBalance).slice(2, 4));
  });

  it('is sorted by the day of the next deadline; who has none comes last, both ways', async () => {
    const [some, none] = [true, false].map((has) => inOrder(asDay).filter((name) => (firstDue(name) !== null) === has));
    expect(some?.[0]).toBe('Alder Creek Freight');
    const [up, down] = [
      [...(some ?? []), ...(none ?? [])],
      [...downwards(some ?? []), ...downwards(none ?? [])],
    ];
    expect(await turned('nextDeadline')).toEqual({ names: up, back: up });
    expect(await turned('-nextDeadline')).toEqual({ names: down, back: down });
    const { body } = await staff.get<Row[]>('/api/client-standings?sort=nextDeadline&limit=2&page=2');
    expect(body.map(({ companyName }) => companyName)).toEqual(up.slice(4));
  });

  it('tells an agent of its own clients, and neither money nor deadlines to who may not see these', async () => {
    expect(await listed(agent.visitor)).toMatchObject([
      { companyName: 'Birch Hollow Lines', agentName: 'Robin Vale', balance: null, overdue: null, nextDeadline: null },
    ]);
    const accountant = await newAgent(system, { canAccessAccounting: true, canManageClients: false });
    await lookedAfter('Alder Creek Freight', accountant);
    expect(await listed(accountant.visitor)).toMatchObject([
      { companyName: 'Alder Creek Freight', balance: owed('Alder Creek Freight'), nextDeadline: null },
    ]);
  });

  it('in its order tells nothing of money and deadlines to who may not see these', async () => {
    const rights = { canManageClients: true, canCreateInvoices: false, canAccessAccounting: false };
    const blind = await newAgent(system, { ...rights, displayName: 'Sam Vale' });
    const seeing = await newAgent(system, { ...rights, canAccessAccounting: true, displayName: 'Kim Vale' });
    const added = Object.keys(BILLED).slice(0, 4);
    for (const name of added) await lookedAfter(name, blind);
    expect(await turned('balance', blind.visitor)).toEqual({ names: added, back: added });
    expect((await turned('-overdue', blind.visitor)).names).toEqual(downwards(added));
    for (const name of added) await lookedAfter(name, seeing);
    expect((await turned('balance', seeing.visitor)).names).toEqual(
      inOrder((name) => dollars(name)).filter((name) => added.includes(name)),
    );
  });

  it('sorts by what is overdue from midnight on, before the nightly job has said so', async () => {
    const first = async (at: string): Promise<string | undefined> => {
      await comeIn(at);
      return (await staff.get<Row[]>('/api/client-standings?sort=-overdue')).body[0]?.companyName;
    };
    expect(await first(`${TOMORROW}T03:59:00Z`)).toBe('Alder Creek Freight');
    expect(await first(`${TOMORROW}T04:01:00Z`)).toBe('Dry Fork Cartage');
    const byOverdue = inOrder((name) => dollars(name, TOMORROW));
    expect(byOverdue.at(-1)).toBe('Dry Fork Cartage');
    const rows = (await staff.get<Row[]>('/api/client-standings?sort=-overdue')).body;
    expect(rows.map(({ companyName, overdue }) => [companyName, overdue])).toEqual(
      downwards(byOverdue).map((name) => [name, owed(name, TOMORROW)]),
    );
  });
});
