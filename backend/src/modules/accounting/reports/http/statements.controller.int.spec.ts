import { TestSystem } from '../../../../../test/support/system';
import { newAgent, newClient } from '../../../../../test/support/world/people';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
interface Line {
  readonly debit: string;
  readonly credit: string;
  readonly balance: string | null;
}

/** The figures of statements, and the lines of the general ledger that each of them opens. */
describe('the lines behind a figure', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let vehicleId: string;
  let loadId: number;
  let brokerId: number;
  let agent: Awaited<ReturnType<typeof newAgent>>;

  const done = async (path: string, body: Row): Promise<Row> => {
    const answer = await staff.post<Row>(path, body);
    expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([path, answer.status, '']);
    return answer.body;
  };
  const entry = (entryDate: string, debited: string, credited: string, amount: string) =>
    done('/api/ledger/entries', {
      ...{ entryDate, description: 'By hand' },
      lines: [
        { accountNumber: debited, debit: amount },
        { accountNumber: credited, credit: amount },
      ],
    });

  /**
   * The firm: equity of 2,000.00 in October; in November a truck for 1,500.00, repairs of 80.00 on account, rent of
   * 90.00 from the bank and of 30.00 on account. Red Mesa in November: 1,000.00 billed to Summit for a load of truck
   * T-1, of which 400.00 is paid, 300.00 billed for no load, fuel for 250.00 from the bank for no truck.
   */
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    agent = await newAgent(system, { canAccessAccounting: true, canViewReports: true, accessLevel: 'standard' });
    clientId = await newClient(system, { companyName: 'Red Mesa', agentId: agent.agentId });
    brokerId = Number((await done('/api/brokers', { name: 'Summit Freight' }))['id']);
    await entry('2026-10-05', '1000', '3000', '2000.00');
    await entry('2026-11-02', '1500', '1000', '1500.00');
    await entry('2026-11-03', '5100', '2000', '80.00');
    await entry('2026-11-15', '6200', '1000', '90.00');
    await entry('2026-11-16', '6200', '2000', '30.00');
    vehicleId = String(
      (await done('/api/vehicles', { clientId, unitNumber: 'T-1', vin: '1FUJGLDR9CLBP8834', licensePlate: 'P1' }))[
        'id'
      ],
    );
    loadId = Number(
      (
        await done('/api/loads', {
          ...{ loadNumber: 'L-1', brokerId, clientId, vehicleId },
          ...{ pickupLocation: 'Tulsa, OK', dropoffLocation: 'Reno, NV' },
        })
      )['id'],
    );
    const bill = (issueDate: string, amount: string, over: Row = {}) =>
      done('/api/invoices', { brokerId, clientId, amount, issueDate, ...over });
    const first = await bill('2026-11-05', '1000.00', { loadId });
    await bill('2026-11-06', '300.00');
    await done(`/api/invoices/${String(first['id'])}/payments`, {
      ...{ amount: '400.00', paymentMethod: 'ach', paymentDate: '2026-11-20' },
    });
    await done('/api/expenses', {
      ...{ clientId, category: 'fuel', amount: '250.00', expenseDate: '2026-11-10', vendor: 'Stop 9' },
    });
  });
  afterAll(() => system.stop());

  const linesOf = async (query: string, visitor = staff): Promise<readonly Line[]> => {
    const { status, body, text } = await visitor.get<Line[]>(`/api/ledger/entries?${query}&limit=1000`);
    if (status !== 200) throw new Error(`${query}: ${status} ${text}`);
    return body;
  };
  /** Credits less debits of the lines, in dollars. */
  const credits = async (query: string, visitor = staff): Promise<string> =>
    (await linesOf(query, visitor))
      .reduce((sum, { debit, credit }) => sum + Number(credit) - Number(debit), 0)
      .toFixed(2);
  const november = 'from=2026-11-01&to=2026-11-30';

  it.each([
    ['the rent that was paid, not what is owed', `account=6200&moved=true&${november}`, '-90.00'],
    ['what was received', `account=4000&moved=true&${november}`, '400.00'],
    ['operating', `cashFlow=operating&${november}`, '60.00'],
    ['investing', `cashFlow=investing&${november}`, '-1500.00'],
    ['financing', `cashFlow=financing&${november}`, '0.00'],
    ['financing of October', 'cashFlow=financing&from=2026-10-01&to=2026-10-31', '2000.00'],
    // money grows by debits
    ['the money before', 'cashFlow=cash&to=2026-10-31', '-2000.00'],
    ['the change of money', `cashFlow=cash&${november}`, '1440.00'],
    ['the money in the end', 'cashFlow=cash&to=2026-11-30', '-560.00'],
  ])('of the cash flow adds up to it: %s', async (_, query, sum) => {
    expect(await credits(`basis=cash&${query}`)).toBe(sum);
  });

  it('of the cash flow is what the statement says', async () => {
    expect((await staff.get(`/api/reports/cash-flow?${november}`)).body).toMatchObject({
      opening: '2000.00',
      operating: {
        rows: [
          { accountNumber: '4000', amount: '400.00' },
          { accountNumber: '5000', amount: '-250.00' },
          { accountNumber: '6200', amount: '-90.00' },
        ],
        total: '60.00',
      },
      ...{ investing: { total: '-1500.00' }, financing: { total: '0.00' } },
      ...{ change: '-1440.00', closing: '560.00' },
    });
  });

  it('of what names no truck, load or broker adds up to "Not assigned"', async () => {
    const group = async (by: string) => {
      const { body } = await staff.get<{ groups: Row[] }>(`/api/reports/profit-and-loss?${november}&by=${by}`);
      return body.groups.map(({ key, revenue, expenses, netIncome }) => [key, revenue, expenses, netIncome]);
    };
    const lines = async (of: string) => [
      await credits(`${of}&group=revenue&${november}`),
      await credits(`${of}&group=expenses&${november}`),
      await credits(`${of}&group=revenue,expenses&${november}`),
    ];
    expect(await group('vehicle')).toEqual([
      [vehicleId, '1000.00', '0.00', '1000.00'],
      [null, '300.00', '450.00', '-150.00'],
    ]);
    expect(await lines(`vehicleId=${vehicleId}`)).toEqual(['1000.00', '0.00', '1000.00']);
    expect(await lines('vehicleId=none')).toEqual(['300.00', '-450.00', '-150.00']);
    expect(await lines(`loadId=${loadId}`)).toEqual(['1000.00', '0.00', '1000.00']);
    expect(await lines('loadId=none')).toEqual(['300.00', '-450.00', '-150.00']);
    expect(await group('broker')).toEqual([
      [String(brokerId), '1300.00', '0.00', '1300.00'],
      [null, '0.00', '450.00', '-450.00'],
    ]);
    expect(await lines('brokerId=none')).toEqual(['0.00', '-450.00', '-450.00']);
    expect(await lines('driverId=none')).toEqual(['1300.00', '-450.00', '850.00']);
  });

  it('of a total of the balance sheet adds up to it, with the income that it counts', async () => {
    expect(await credits('group=equity,revenue,expenses&to=2026-11-30')).toBe('2850.00');
    expect(await credits('group=liabilities,equity,revenue,expenses&to=2026-11-30')).toBe('2960.00');
    expect((await staff.get('/api/reports/balance-sheet?to=2026-11-30')).body).toMatchObject({
      ...{ equity: { total: '2850.00' }, totalLiabilitiesAndEquity: '2960.00', assets: { total: '2960.00' } },
    });
  });

  it('tells no balance of an account where lines are left out', async () => {
    const balances = async (query: string) => (await linesOf(query)).map(({ balance }) => balance);
    expect((await balances('account=6200'))[0]).toBe('120.00');
    expect((await balances('account=6200&moved=true'))[0]).toBeNull();
    expect((await balances('account=6200&vehicleId=none'))[0]).toBeNull();
  });

  it('is within the clients of an agent', async () => {
    expect(await credits(`basis=cash&cashFlow=operating&${november}`, agent.visitor)).toBe('150.00');
    expect(await credits(`vehicleId=none&group=expenses&${november}`, agent.visitor)).toBe('-250.00');
  });

  it('is refused where a filter is none', async () => {
    for (const [query, field] of [
      ['vehicleId=nobody', 'vehicleId'],
      ['loadId=nobody', 'loadId'],
      ['cashFlow=lending', 'cashFlow'],
      ['moved=1', 'moved'],
      ['group=revenue,assets', 'group'],
    ]) {
      const { status, body } = await staff.get<{ errors?: { field: string }[] }>(`/api/ledger/entries?${query}`);
      expect([query, status, body.errors?.[0]?.field]).toEqual([query, 400, field]);
    }
  });
});
