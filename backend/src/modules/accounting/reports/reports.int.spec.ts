import { read, utils } from '@e965/xlsx';
import { TestSystem } from '../../../../test/support/system';
import { newAgent, newClient } from '../../../../test/support/world/people';
import type { Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
interface Part {
  readonly rows: readonly { readonly accountNumber: string; readonly amount: string }[];
  readonly total: string;
}
interface Statement extends Row {
  readonly revenue: Part;
  readonly expenses: Part;
  readonly groups: readonly Row[];
}

describe('the statements', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let before: number;
  let agent: Awaited<ReturnType<typeof newAgent>>;

  const done = async (method: 'post' | 'patch', path: string, body: Row): Promise<Row> => {
    const answer = await staff[method]<Row>(path, body);
    expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([path, answer.status, '']);
    return answer.body;
  };
  const entry = (entryDate: string, debited: string, credited: string, amount: string) =>
    done('post', '/api/ledger/entries', {
      ...{ entryDate, description: 'By hand' },
      lines: [
        { accountNumber: debited, debit: amount },
        { accountNumber: credited, credit: amount },
      ],
    });

  /**
   * The firm: equity of 2,000.00, 300.00 of fees a year ago, a truck for 1,500.00. Red Mesa: 500.00 billed and paid in
   * October; 1,000.00 billed in November for a load of 1,000 miles, of which 400.00 is paid; fuel for 250.00 from the
   * bank, a repair of 100.00 on account.
   */
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    agent = await newAgent(system, { canViewReports: true, accessLevel: 'standard' });
    clientId = await newClient(system, { companyName: 'Red Mesa', agentId: agent.agentId });
    const brokerId = (await done('post', '/api/brokers', { name: 'Summit Freight' }))['id'];
    await entry('2026-01-05', '1000', '3000', '2000.00');
    await entry('2025-12-15', '1000', '4100', '300.00');
    await entry('2026-11-02', '1500', '1000', '1500.00');
    const load = await done('post', '/api/loads', {
      ...{ loadNumber: 'L-1', brokerId, clientId, distance: '1000' },
      ...{ pickupLocation: 'Tulsa, OK', dropoffLocation: 'Reno, NV' },
    });
    for (const status of ['in_transit', 'delivered'])
      await done('patch', `/api/loads/${String(load['id'])}`, { status });
    const bill = (issueDate: string, amount: string, over: Row = {}) =>
      done('post', '/api/invoices', { brokerId, clientId, amount, issueDate, ...over });
    const pay = (invoice: Row, amount: string, paymentDate: string) =>
      done('post', `/api/invoices/${String(invoice['id'])}/payments`, { amount, paymentMethod: 'ach', paymentDate });
    await pay(await bill('2026-10-10', '500.00'), '500.00', '2026-10-20');
    const second = await bill('2026-11-05', '1000.00', { loadId: load['id'] });
    before = await system.lastPosition();
    await pay(second, '400.00', '2026-11-20');
    const spend = (category: string, amount: string, expenseDate: string, paidFrom: string) =>
      done('post', '/api/expenses', { ...{ clientId, category, amount, expenseDate, paidFrom, vendor: 'Stop 9' } });
    await spend('fuel', '250.00', '2026-11-10', 'bank');
    await spend('repair', '100.00', '2026-11-12', 'on_account');
  });
  afterAll(() => system.stop());

  const get = async (path: string, visitor = staff): Promise<Statement> => {
    const { status, body, text } = await visitor.get<Statement>(`/api/reports/${path}`);
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return body;
  };
  const november = 'from=2026-11-01&to=2026-11-30';

  it('have a profit and loss on accrual basis, against the month before, with the cost of a mile', async () => {
    const income = await get(`profit-and-loss?${november}`);
    expect(income).toMatchObject({
      ...{ from: '2026-11-01', to: '2026-11-30', basis: 'accrual', book: 'All books' },
      revenue: { rows: [{ accountNumber: '4000', name: 'Freight revenue', amount: '1000.00' }], total: '1000.00' },
      expenses: {
        rows: [
          { accountNumber: '5000', amount: '250.00' },
          { accountNumber: '5100', amount: '100.00' },
        ],
        total: '350.00',
      },
      ...{ netIncome: '650.00', netMargin: '65.0', growth: '100.0', miles: '1000', perMile: '0.35' },
      ...{ groups: [], compared: null, position: await system.lastPosition(), asOf: null },
    });
  });

  it('have one on cash basis, where only what was paid counts', async () => {
    expect(await get(`profit-and-loss?${november}&basis=cash`)).toMatchObject({
      ...{ revenue: { total: '400.00' }, expenses: { total: '250.00' }, netIncome: '150.00' },
      ...{ netMargin: '37.5', growth: '-20.0', perMile: '0.25' },
    });
    expect(await get('profit-and-loss?from=2026-11-05&to=2026-11-19&basis=cash')).toMatchObject({
      ...{ revenue: { total: '0.00' }, expenses: { total: '250.00' }, netIncome: '-250.00', netMargin: '-25000.0' },
    });
  });

  it('cover a week, month, quarter or year that a day lies in', async () => {
    const totals = ['weekly', 'monthly', 'quarterly', 'yearly'].map(async (period) => {
      const { from, to, revenue } = await get(`profit-and-loss?period=${period}&on=2026-11-06`);
      return [from, to, revenue.total];
    });
    expect(await Promise.all(totals)).toEqual([
      ['2026-11-01', '2026-11-07', '1000.00'],
      ['2026-11-01', '2026-11-30', '1000.00'],
      ['2026-10-01', '2026-12-31', '1500.00'],
      ['2026-01-01', '2026-12-31', '1500.00'],
    ]);
  });

  it('are compared with the period before and with the year before', async () => {
    expect((await get(`profit-and-loss?${november}&compare=previous`))['compared']).toMatchObject({
      ...{ from: '2026-10-01', to: '2026-10-31', revenue: { total: '500.00' }, netIncome: '500.00', perMile: null },
    });
    const year = await get('profit-and-loss?period=yearly&on=2026-11-06&compare=year');
    expect(year).toMatchObject({ growth: '400.0', compared: { from: '2025-01-01', netIncome: '300.00' } });
  });

  it.each([
    ['client', [['Red Mesa', '1000.00', '350.00']]],
    [
      'broker',
      [
        ['Summit Freight', '1000.00', '0.00'],
        ['Not assigned', '0.00', '350.00'],
      ],
    ],
    [
      'load',
      [
        ['L-1', '1000.00', '0.00'],
        ['Not assigned', '0.00', '350.00'],
      ],
    ],
    ['month', [['November 2026', '1000.00', '350.00']]],
    ['vehicle', [['Not assigned', '1000.00', '350.00']]],
  ])('are told apart by %s, and add up to the whole', async (by, rows) => {
    const { groups, groupCount } = await get(`profit-and-loss?${november}&by=${by}`);
    expect(groups.map(({ name, revenue, expenses }) => [name, revenue, expenses])).toEqual(rows);
    expect(groupCount).toBe(rows.length);
  });

  it('are told apart by month and client over all books, the firm itself last', async () => {
    const months = await get('profit-and-loss?from=2025-12-15&to=2026-11-30&by=month');
    expect(months.groups.map(({ key, netIncome }) => [key, netIncome])).toEqual([
      ['2025-12-01', '300.00'],
      ['2026-10-01', '500.00'],
      ['2026-11-01', '650.00'],
    ]);
    const clients = await get('profit-and-loss?from=2025-12-15&to=2026-11-30&by=client');
    expect(clients.groups.map(({ name, netIncome }) => [name, netIncome])).toEqual([
      ['Red Mesa', '1150.00'],
      ['The firm itself', '300.00'],
    ]);
  });

  it('have a balance sheet on both bases, with the income of earlier years in retained earnings', async () => {
    expect(await get('balance-sheet?to=2026-11-30')).toMatchObject({
      assets: {
        rows: [
          { accountNumber: '1000', amount: '1450.00' },
          { accountNumber: '1100', amount: '600.00' },
          { accountNumber: '1500', amount: '1500.00' },
        ],
        total: '3550.00',
      },
      liabilities: { rows: [{ accountNumber: '2000', amount: '100.00' }], total: '100.00' },
      equity: {
        rows: [{ accountNumber: '3000', amount: '2000.00' }],
        ...{ retainedEarnings: '300.00', netIncome: '1150.00', total: '3450.00' },
      },
      totalLiabilitiesAndEquity: '3550.00',
    });
    expect(await get('balance-sheet?to=2026-11-30&basis=cash')).toMatchObject({
      ...{ assets: { total: '2950.00' }, liabilities: { rows: [], total: '0.00' } },
      equity: { retainedEarnings: '300.00', netIncome: '650.00', total: '2950.00' },
    });
    expect(await get('balance-sheet?to=2025-12-31')).toMatchObject({
      equity: { retainedEarnings: '0.00', netIncome: '300.00' },
    });
  });

  it('have a cash flow that adds up to the change of money', async () => {
    expect(await get(`cash-flow?${november}`)).toMatchObject({
      opening: '2800.00',
      operating: {
        rows: [
          { accountNumber: '4000', amount: '400.00' },
          { accountNumber: '5000', amount: '-250.00' },
        ],
        total: '150.00',
      },
      investing: { rows: [{ accountNumber: '1500', amount: '-1500.00' }], total: '-1500.00' },
      financing: { rows: [], total: '0.00' },
      ...{ change: '-1350.00', closing: '1450.00' },
    });
  });

  it('are of one book: a client’s, or the firm’s own', async () => {
    expect(await get(`balance-sheet?to=2026-11-30&own=true`)).toMatchObject({
      ...{ assets: { total: '2300.00' }, book: 'Axlebook, its own books', own: true },
    });
    expect(await get(`balance-sheet?to=2026-11-30&clientId=${clientId}`)).toMatchObject({
      ...{ assets: { total: '1250.00' }, book: 'Red Mesa', equity: { total: '1150.00' } },
    });
  });

  it('are as they stood at a position', async () => {
    expect(await get(`profit-and-loss?${november}&basis=cash&position=${before}`)).toMatchObject({
      ...{ revenue: { total: '0.00' }, expenses: { total: '0.00' }, position: before },
    });
    expect(await get(`balance-sheet?to=2026-11-30&position=${before}`)).toMatchObject({
      ...{ assets: { total: '3800.00' }, totalLiabilitiesAndEquity: '3800.00' },
    });
  });

  it('are within the clients of an agent; another client is as if it were not there', async () => {
    const foreign = await newClient(system);
    expect(await get(`profit-and-loss?${november}`, agent.visitor)).toMatchObject({ netIncome: '650.00' });
    expect(await get('balance-sheet?to=2026-11-30', agent.visitor)).toMatchObject({ assets: { total: '1250.00' } });
    expect(await get('balance-sheet?to=2026-11-30&own=true', agent.visitor)).toMatchObject({
      assets: { total: '0.00' },
    });
    for (const path of ['profit-and-loss', 'balance-sheet', 'cash-flow']) {
      expect((await agent.visitor.get(`/api/reports/${path}?clientId=${foreign}`)).status).toBe(404);
      expect((await agent.visitor.get(`/api/reports/${path}?position=${before}`)).status).toBe(403);
    }
    const blind = await newAgent(system, { canAccessAccounting: true, accessLevel: 'standard' });
    expect((await blind.visitor.get('/api/reports/profit-and-loss')).status).toBe(403);
  });

  it('refuse what cannot be, naming the field', async () => {
    const refused = async (query: string): Promise<unknown[]> => {
      const { status, body } = await staff.get<{ errors?: { field: string }[] }>(
        `/api/reports/profit-and-loss?${query}`,
      );
      return [status, body.errors?.[0]?.field];
    };
    expect(await refused('from=2026-11-02')).toEqual([400, 'to']);
    expect(await refused('from=2026-11-02&to=2026-11-01')).toEqual([400, 'to']);
    expect(await refused('from=2026-11-02&to=2026-11-03&period=weekly')).toEqual([400, 'period']);
    expect(await refused(`own=true&clientId=${clientId}`)).toEqual([400, 'own']);
    expect(await refused('basis=tax')).toEqual([400, 'basis']);
  });

  it('are files of the same numbers', async () => {
    const csv = await staff.get(`/api/reports/profit-and-loss?${november}&format=csv`);
    expect([csv.status, csv.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="profit_and_loss_2026-11-30.csv"',
    ]);
    expect(csv.text.split('\r\n').slice(6)).toEqual([
      'Number,Account,Amount',
      'Revenue',
      '4000,Freight revenue,1000.00',
      ',Total revenue,1000.00',
      'Expenses',
      '5000,Fuel,250.00',
      '5100,Repairs,100.00',
      ',Total expenses,350.00',
      ',Net income,650.00',
      ',Net margin,65.0%',
      ',Expenses per mile,$0.35',
      ',Growth of revenue,100.0%',
      '',
    ]);
    const sheet = await fetch(`${staff.address}/api/reports/balance-sheet?to=2026-11-30&format=xlsx`, {
      headers: { cookie: staff.cookie },
    });
    const book = read(Buffer.from(await sheet.arrayBuffer()));
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(rows.at(-1)).toEqual([undefined, 'Total liabilities and equity', 3550]);
    expect(rows).toContainEqual(['1100', 'Accounts receivable', 600]);
    const pdf = await staff.get(`/api/reports/cash-flow?${november}&format=pdf`);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});
