import { MarkInvoicesOverdueAtNight } from '../src/modules/accounting/invoices';
import { newAgent, newClient, PASSWORD, signIn } from './support/world/people';
import { linksOf } from './support/requests/links';
import { TestSystem } from './support/system';
import { TestClock } from './support/test-clock';
import type { Visitor } from './support/world/visitor';

type Row = Record<string, unknown>;
/** Half past eleven at night in New York, when London has the next day already. */
const lateOn = (day: string): string =>
  `${new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)}T04:30:00.000Z`;
const noonOf = (day: string): string => `${day}T17:00:00.000Z`;

describe('the day', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;

  beforeEach(async () => {
    const clock = new TestClock();
    clock.travel(noonOf('2027-11-02'));
    system = await TestSystem.start({ clock });
    await backAgain();
    brokerId = Number((await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id']);
  });
  afterEach(() => system.stop());

  const backAgain = async (): Promise<void> => {
    staff = system.visitor();
    expect((await staff.post('/api/staff/login', { email: 'admin@axlebook.test', password: PASSWORD })).status).toBe(
      200,
    );
  };
  const goTo = async (instant: string): Promise<void> => {
    system.clock.travel(instant);
    await backAgain();
  };
  const issue = async (over: object): Promise<Row> => {
    const { status, body } = await staff.post('/api/invoices', { brokerId, amount: 100, ...over });
    expect(status).toBe(201);
    return body;
  };
  const list = async (query: string): Promise<unknown[]> =>
    (await staff.get<Row[]>(`/api/invoices?${query}`)).body.map(
      ({ invoiceNumber, status }) => `${String(invoiceNumber)} ${String(status)}`,
    );
  const pay = async ({ id }: Row, amount: number, paymentDate?: string): Promise<number> =>
    Number(
      (await staff.post(`/api/invoices/${Number(id)}/payments`, { amount, paymentMethod: 'ach', paymentDate })).body[
        'id'
      ],
    );

  it('after its due date an invoice is overdue, wherever it is shown, and on it not yet', async () => {
    const agent = await newAgent(system);
    const clientId = await newClient(system, { agentId: agent.agentId });
    await issue({ invoiceNumber: 'A', dueDate: '2027-11-10', clientId });
    const seen = async (): Promise<unknown> => {
      const { body: summary } = await staff.get('/api/invoices/summary');
      // figures of one who sees some clients are told by another statement
      await signIn(agent);
      expect((await agent.visitor.get('/api/invoices/summary')).body).toEqual(summary);
      return {
        all: await list(''),
        pending: await list('status=pending'),
        overdue: await list('status=overdue'),
        stats: (await staff.get('/api/dashboard/stats')).body['pendingInvoices'],
        sums: [
          summary['pendingAmount'],
          summary['pendingCount'],
          summary['overdueAmount'],
          summary['overdueCount'],
          summary['outstanding'],
        ],
      };
    };
    const pending = {
      all: ['A pending'],
      pending: ['A pending'],
      overdue: [],
      stats: 1,
      sums: ['100.00', 1, '0.00', 0, '100.00'],
    };
    await goTo(lateOn('2027-11-09'));
    expect(await seen()).toEqual(pending);
    await goTo(lateOn('2027-11-10'));
    expect(await seen()).toEqual(pending);
    system.clock.travel({ hours: 1 });
    expect(await seen()).toEqual({
      all: ['A overdue'],
      pending: [],
      overdue: ['A overdue'],
      stats: 1,
      sums: ['0.00', 0, '100.00', 1, '100.00'],
    });
  });

  it('of the night after its due date marks an invoice overdue, once; a new due date, a correction or a reversed payment opens it again', async () => {
    const marked = await Promise.all(
      ['A', 'B', 'C'].map((invoiceNumber) => issue({ invoiceNumber, dueDate: '2027-11-10' })),
    );
    await issue({ invoiceNumber: 'D', dueDate: '2027-11-11' });
    const night = async (): Promise<number> => (await system.app.get(MarkInvoicesOverdueAtNight).mark('night')).marked;
    const [dated, corrected, paid] = marked as [Row, Row, Row];
    await goTo(noonOf('2027-11-11'));
    expect([await night(), await night()]).toEqual([3, 0]);
    expect(await list('sort=invoiceNumber')).toEqual(['A overdue', 'B overdue', 'C overdue', 'D pending']);
    expect((await staff.get('/api/invoices/summary')).body).toMatchObject({
      pendingAmount: '100.00',
      overdueAmount: '300.00',
      outstanding: '400.00',
    });
    await staff.patch(`/api/invoices/${Number(dated['id'])}`, { dueDate: '2027-12-24' });
    await staff.patch(`/api/invoices/${Number(corrected['id'])}`, { amount: 200, dueDate: '2027-12-24' });
    const payment = await pay(paid, 100);
    expect(await list('sort=invoiceNumber')).toEqual(['A pending', 'B pending', 'C paid', 'D pending']);
    await staff.post(`/api/payments/${payment}/reverse`, { reason: 'Bounced' });
    expect((await staff.get(`/api/invoices/${Number(paid['id'])}`)).body).toMatchObject({
      status: 'overdue',
      paidDate: null,
      paid: '0.00',
      balance: '100.00',
    });
    expect([await night(), await night()]).toEqual([1, 0]);
    expect(await list('sort=-invoiceNumber')).toEqual(['D pending', 'C overdue', 'B pending', 'A pending']);
  });

  it('thirty days on, an invoice without terms of its own is due', async () => {
    expect(await issue({})).toMatchObject({ issueDate: '2027-11-02', dueDate: '2027-12-02' });
    expect(await issue({ issueDate: '2028-01-31' })).toMatchObject({ issueDate: '2028-01-31', dueDate: '2028-03-01' });
    expect(await issue({ dueDate: '2027-11-03' })).toMatchObject({ issueDate: '2027-11-02', dueDate: '2027-11-03' });
  });

  it('counts in what was received in a month, and what was reversed does not count at all', async () => {
    const invoice = await issue({ amount: 1_000 });
    await pay(invoice, 100, '2027-10-31');
    await pay(invoice, 200, '2027-11-01');
    const bounced = await pay(invoice, 400, '2027-11-02');
    const revenue = async () => (await staff.get('/api/dashboard/stats')).body['monthlyRevenue'];
    expect(await revenue()).toBe('$600');
    await staff.post(`/api/payments/${bounced}/reverse`, { reason: 'Bounced' });
    expect(await revenue()).toBe('$200');
    await goTo(lateOn('2027-11-30'));
    expect(await revenue()).toBe('$200');
    system.clock.travel({ hours: 1 });
    expect(await revenue()).toBe('$0');
  });

  it('shows of what was billed how much was paid, of what is owed how much is late', async () => {
    const [paid, part] = [
      await issue({ amount: 300 }),
      await issue({ amount: 500, issueDate: '2027-10-02', dueDate: '2027-11-01' }),
    ];
    await issue({ amount: 200 });
    await issue({ amount: 999, status: 'draft' });
    await staff.post(`/api/invoices/${Number((await issue({ amount: 77 }))['id'])}/void`, { reason: 'Entered twice' });
    await pay(paid, 300);
    await pay(part, 100);
    expect((await staff.get('/api/invoices/summary')).body).toEqual({
      totalInvoices: 5,
      totalBilled: '1000.00',
      paidAmount: '400.00',
      paidCount: 1,
      pendingAmount: '200.00',
      pendingCount: 1,
      overdueAmount: '400.00',
      overdueCount: 1,
      outstanding: '600.00',
      collectionRate: 40,
    });
  });

  it('on which a load is delivered is the day of its miles, told once; cancelled loads drive none', async () => {
    const haul = async (loadNumber: string, distance: string): Promise<string> =>
      `/api/loads/${Number((await staff.post('/api/loads', { loadNumber, brokerId, pickupLocation: 'Toledo', dropoffLocation: 'Boston', distance })).body['id'])}`;
    const [driven, cancelled] = [await haul('L-1', '612.5'), await haul('L-2', '1000')];
    await goTo(lateOn('2027-11-30'));
    for (const status of ['in_transit', 'delivered']) await staff.patch(driven, { status });
    await staff.patch(cancelled, { status: 'cancelled' });
    expect((await staff.get(driven)).body['deliveredOn']).toBe('2027-11-30');
    expect((await staff.get('/api/loads/summary')).body).toEqual({ total: 2, active: 0, delivered: 1, miles: '612.5' });
    const miles = async () => (await staff.get('/api/dashboard/stats')).body['milesDriven'];
    expect(await miles()).toBe('612');
    system.clock.travel({ hours: 1 });
    expect((await staff.patch(driven, { status: 'delivered' })).body['deliveredOn']).toBe('2027-11-30');
    expect(await miles()).toBe('0');
  });

  it('at either end of a stretch of the ledger belongs to it, and its pages show each line once', async () => {
    for (const issueDate of ['2027-11-01', '2027-11-02', '2027-11-03'])
      await issue({ issueDate, invoiceNumber: issueDate });
    const dates = async (query: string): Promise<unknown[]> =>
      (await staff.get<Row[]>(`/api/ledger/entries?account=1100&${query}`)).body.map(({ date }) => date);
    expect(await dates('from=2027-11-02')).toEqual(['2027-11-03', '2027-11-02']);
    expect(await dates('to=2027-11-02')).toEqual(['2027-11-02', '2027-11-01']);
    expect(await dates('from=2027-11-02&to=2027-11-02')).toEqual(['2027-11-02']);
    const seen: unknown[] = [];
    for (let next: string | undefined = '/api/ledger/entries?limit=2'; next !== undefined && seen.length < 20;) {
      const { body, headers } = (await staff.get<Row[]>(next)) as { body: Row[]; headers: Headers };
      seen.push(...body.map(({ date, accountNumber }) => `${String(date)} ${String(accountNumber)}`));
      next = linksOf(headers)['next'];
    }
    expect(seen).toEqual([
      '2027-11-03 1100',
      '2027-11-03 4000',
      '2027-11-02 1100',
      '2027-11-02 4000',
      '2027-11-01 1100',
      '2027-11-01 4000',
    ]);
  });

  it('a month ends at midnight where the firm is: so do an agent’s invoices of the month', async () => {
    const { agentId, email } = await newAgent(system, { maxInvoices: 1, accessLevel: 'standard' });
    const clientId = await newClient(system, { agentId });
    const agent = system.visitor();
    const signIn = () => agent.post('/api/staff/login', { email, password: PASSWORD });
    const create = async () => (await agent.post('/api/invoices', { brokerId, clientId, amount: 100 })).status;
    const counted = async () =>
      (({ invoicesCreated, invoicesThisMonth }) => [invoicesCreated, invoicesThisMonth])(
        (await agent.get('/api/agents/stats')).body,
      );
    system.clock.travel(lateOn('2027-11-30'));
    await signIn();
    expect([await create(), await create(), await counted()]).toEqual([201, 409, [1, 1]]);
    system.clock.travel({ hours: 1 });
    expect(await counted()).toEqual([1, 0]);
    expect([await create(), await create(), await counted()]).toEqual([201, 409, [2, 1]]);
  });

  it('an agent’s draft that somebody else edits stays the agent’s', async () => {
    const { agentId, visitor: agent } = await newAgent(system, { accessLevel: 'standard' });
    const { body } = await agent.post('/api/invoices', {
      brokerId,
      clientId: await newClient(system, { agentId }),
      amount: 100,
      status: 'draft',
    });
    await staff.patch(`/api/invoices/${Number(body['id'])}`, { notes: 'Looked through' });
    await staff.patch(`/api/invoices/${Number(body['id'])}`, { status: 'pending' });
    expect((await agent.get('/api/agents/stats')).body).toMatchObject({ invoicesCreated: 1, invoicesThisMonth: 1 });
  });

  it('an invoice that is late stands with the overdue when sorted by status, before the night has said so', async () => {
    await issue({ invoiceNumber: 'late', issueDate: '2027-10-02', dueDate: '2027-11-01' });
    await pay(await issue({ invoiceNumber: 'paid' }), 100);
    await issue({ invoiceNumber: 'open' });
    expect(await list('sort=status')).toEqual(['late overdue', 'paid paid', 'open pending']);
    expect(await list('sort=-status')).toEqual(['open pending', 'paid paid', 'late overdue']);
  });

  it('an invoice does not become worth nothing, be it a draft or issued', async () => {
    for (const status of ['draft', 'pending']) {
      const { id } = await issue({ status });
      const { status: code, body } = await staff.patch(`/api/invoices/${Number(id)}`, {
        lines: [{ kind: 'freight', description: 'Freight', amount: 0 }],
      });
      expect([code, body['errors']]).toEqual([400, [{ field: 'lines', message: 'Amount must be positive' }]]);
    }
  });

  it('that ends a span is not before the one it begins with', async () => {
    for (const path of ['/api/audit/facts', '/api/ledger/entries']) {
      const refused = await staff.get<{ errors: unknown }>(`${path}?from=2027-11-02&to=2027-11-01`);
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ field: 'to', message: 'To cannot be before From' }],
      ]);
      expect((await staff.get(`${path}?from=2027-11-02&to=2027-11-02`)).status).toBe(200);
    }
  });
});
