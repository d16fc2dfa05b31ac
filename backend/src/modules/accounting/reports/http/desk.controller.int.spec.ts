import { TestSystem } from '../../../../../test/support/system';
import { newAgent, newClient } from '../../../../../test/support/world/people';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { addDays, dateIn } from '../../../../platform/money/dates';

type Row = Record<string, unknown>;
interface Ageing {
  readonly rows: readonly Row[];
  readonly totals: Row;
}
interface Ledger extends Row {
  readonly rows: readonly Row[];
}

describe('the desk of reports', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let brokerId: number;
  let otherId: number;
  let today: string;
  let agent: Awaited<ReturnType<typeof newAgent>>;

  const done = async (method: 'post' | 'patch', path: string, body: Row): Promise<Row> => {
    const answer = await staff[method]<Row>(path, body);
    expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([path, answer.status, '']);
    return answer.body;
  };
  const get = async <Body = Row>(path: string, visitor = staff): Promise<Body> => {
    const { status, body, text } = await visitor.get<Body & Row>(`/api/reports/${path}`);
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return body;
  };

  /** Red Mesa bills Summit 600.00 due 40 days ago, of which 200.00 is paid, and 300.00 due in 20 days; Delta 50.00. */
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    today = dateIn('America/New_York', system.clock.now());
    agent = await newAgent(system, { canViewReports: true, accessLevel: 'standard' });
    clientId = await newClient(system, { companyName: 'Red Mesa', agentId: agent.agentId });
    brokerId = Number((await done('post', '/api/brokers', { name: 'Summit Freight', address: '1 Main St' }))['id']);
    otherId = Number((await done('post', '/api/brokers', { name: 'Delta Logistics' }))['id']);
    const bill = (to: number, amount: string, issued: number, due: number, over: Row = {}) =>
      done('post', '/api/invoices', {
        ...{ brokerId: to, clientId, amount, issueDate: addDays(today, issued), dueDate: addDays(today, due) },
        ...over,
      });
    const first = await bill(brokerId, '600.00', -70, -40);
    await done('post', `/api/invoices/${String(first['id'])}/payments`, {
      ...{ amount: '200.00', paymentMethod: 'ach', paymentDate: addDays(today, -10) },
    });
    await bill(brokerId, '300.00', -10, 20);
    await bill(otherId, '50.00', -5, 25, { clientId: null });
    const load = await done('post', '/api/loads', {
      ...{ loadNumber: 'L-1', brokerId, clientId, distance: '650' },
      ...{ pickupLocation: 'Tulsa, OK', dropoffLocation: 'Reno, NV' },
    });
    for (const status of ['in_transit', 'delivered'])
      await done('patch', `/api/loads/${String(load['id'])}`, { status });
    const fuel = (amount: string, gallons: string, jurisdiction: string | null, over: Row = {}) =>
      done('post', '/api/expenses', {
        ...{ clientId, category: 'fuel', amount, gallons, jurisdiction, expenseDate: today, vendor: 'Stop 9' },
        ...over,
      });
    await fuel('240.00', '60', 'TX', { paidFrom: 'fuel_card' });
    await fuel('120.00', '30', 'OK', { taxPaid: false });
    await fuel('40.00', '10', null);
  });
  afterAll(() => system.stop());

  it('shows the month on cash basis, and the miles, gallons and MPG of the quarter', async () => {
    proves('RUL-442');
    const month = addDays(today, -10).slice(0, 7) === today.slice(0, 7);
    const revenue = month ? '200.00' : '0.00';
    expect(await get('summary')).toMatchObject({
      ...{ month: today.slice(0, 7), basis: 'cash', revenue, expenses: '400.00', fuelCards: '240.00' },
      netProfit: month ? '-200.00' : '-400.00',
      ...{ netMargin: month ? '-100.0' : '-40000.0', revenueGrowth: month ? '0.0' : '-100.0', expensesGrowth: '0.0' },
      expenseRows: [{ accountNumber: '5000', name: 'Fuel', amount: '400.00' }],
      ifta: { miles: '650', gallons: '100', mpg: '6.50' },
    });
    expect(await get('summary?month=2020-02')).toMatchObject({
      ...{ from: '2020-02-01', to: '2020-02-29', revenue: '0.00', revenueRows: [], netMargin: '0.0' },
      ifta: { year: 2020, quarter: 1, miles: '0', gallons: '0', mpg: '0.00' },
    });
    expect((await staff.get('/api/reports/summary?month=2020-13')).status).toBe(400);
  });

  it('tells fuel by state or province for the IFTA return', async () => {
    expect(await get('ifta')).toMatchObject({
      quarter: { miles: '650', gallons: '100', mpg: '6.50' },
      rows: [
        { jurisdiction: 'OK', gallons: '30', taxPaidGallons: '0', amount: '120.00' },
        { jurisdiction: 'TX', gallons: '60', taxPaidGallons: '60', amount: '240.00' },
        { jurisdiction: null, gallons: '10', taxPaidGallons: '10', amount: '40.00' },
      ],
    });
  });

  it('tells what brokers owe by days past due, today and at the end of an earlier day', async () => {
    const nothing = { days1to30: '0.00', days61to90: '0.00', over90: '0.00' };
    expect(await get<Ageing>('receivables-ageing')).toMatchObject({
      to: today,
      rows: [
        { name: 'Summit Freight', current: '300.00', days31to60: '400.00', ...nothing, total: '700.00' },
        { name: 'Delta Logistics', current: '50.00', days31to60: '0.00', ...nothing, total: '50.00' },
      ],
      totals: { current: '350.00', days31to60: '400.00', ...nothing, total: '750.00' },
    });
    // the day before the payment: 600.00 were open, 29 days late
    expect(await get<Ageing>(`receivables-ageing?to=${addDays(today, -11)}`)).toMatchObject({
      rows: [{ name: 'Summit Freight', current: '0.00', days1to30: '600.00', total: '600.00' }],
      totals: { total: '600.00' },
    });
    const own = await get<Ageing>('receivables-ageing?own=true');
    expect(own.rows.map(({ name }) => name)).toEqual(['Delta Logistics']);
    const seen = await get<Ageing>('receivables-ageing', agent.visitor);
    expect(seen.rows.map(({ name }) => name)).toEqual(['Summit Freight']);
  });

  it('lists the invoices behind a figure of the ageing, as they stood at the end of the day', async () => {
    interface Listed extends Ageing {
      readonly brokerName: string | null;
      readonly invoices: readonly Row[] | null;
      readonly invoiceCount: number;
    }
    const listed = async (query: string, visitor = staff) => {
      const { invoices, invoiceCount } = await get<Listed>(`receivables-ageing?${query}`, visitor);
      const rows = invoices?.map(({ brokerName, daysLate, amount, open }) => [brokerName, daysLate, amount, open]);
      return [invoiceCount, rows];
    };
    const summit = ['Summit Freight', 40, '600.00', '400.00'];
    expect(await listed('')).toEqual([0, undefined]);
    expect(await listed('open=31-60')).toEqual([1, [summit]]);
    expect(await listed(`open=all&brokerId=${brokerId}`)).toEqual([
      2,
      [summit, ['Summit Freight', 0, '300.00', '300.00']],
    ]);
    expect(await listed('open=current&own=true')).toEqual([1, [['Delta Logistics', 0, '50.00', '50.00']]]);
    // the day before the payment
    expect(await listed(`open=1-30&to=${addDays(today, -11)}`)).toEqual([
      1,
      [['Summit Freight', 29, '600.00', '600.00']],
    ]);
    expect(await listed('open=current', agent.visitor)).toEqual([1, [['Summit Freight', 0, '300.00', '300.00']]]);
    expect(await get<Listed>(`receivables-ageing?brokerId=${otherId}`)).toMatchObject({
      ...{ brokerName: 'Delta Logistics', totals: { total: '50.00' } },
    });
    expect(await get<Listed>('receivables-ageing?open=all&brokerId=999999')).toMatchObject({
      ...{ brokerName: null, rows: [], invoices: [], totals: { total: '0.00' } },
    });
    const { text } = await staff.get('/api/reports/receivables-ageing?open=31-60&format=csv');
    expect(text).toMatch(/Summit Freight,Red Mesa,\d\d\/\d\d\/\d{4},40,600.00,400.00/);
  });

  it('has a ledger of each broker with its balance after every entry', async () => {
    const rowsOf = ({ rows }: Ledger) => rows.map(({ charge, payment, balance }) => [charge, payment, balance]);
    const ledger = await get<Ledger>(`broker-ledger?brokerId=${brokerId}&from=${addDays(today, -365)}`);
    expect(ledger).toMatchObject({ brokerName: 'Summit Freight', opening: '0.00', closing: '700.00' });
    expect(rowsOf(ledger)[0]).toEqual(['600.00', '0.00', '600.00']);
    expect(rowsOf(ledger).at(-1)?.[2]).toBe('700.00');
    expect(ledger.rows).toHaveLength(3);
    const later = await get<Ledger>(`broker-ledger?brokerId=${brokerId}&from=${addDays(today, -9)}`);
    expect(later).toMatchObject({ opening: '700.00', rows: [], closing: '700.00' });
    const hers = await get<Ledger>(`broker-ledger?brokerId=${otherId}&from=${addDays(today, -365)}`, agent.visitor);
    expect(hers).toMatchObject({ rows: [], closing: '0.00' });
    expect((await staff.get('/api/reports/broker-ledger?brokerId=999999')).status).toBe(404);
    expect((await staff.get('/api/reports/broker-ledger')).status).toBe(400);
  });

  it('prints statements of account, one broker after the other', async () => {
    const printed = await staff.post('/api/reports/statements', { brokerIds: [brokerId, otherId] });
    expect([printed.status, printed.headers.get('content-type'), printed.text.slice(0, 5)]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ]);
    expect(printed.text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    const own = await staff.post('/api/reports/statements', { brokerIds: [brokerId, otherId], own: true });
    expect([own.status, own.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const both = { brokerIds: [brokerId], own: true, clientId };
    expect((await staff.post('/api/reports/statements', both)).status).toBe(400);
    expect((await staff.post('/api/reports/statements', { brokerIds: [] })).status).toBe(400);
    expect((await staff.post('/api/reports/statements', { brokerIds: [999_999] })).status).toBe(404);
  });

  it('gives files of ageing, broker ledger and IFTA', async () => {
    for (const path of ['receivables-ageing?', `broker-ledger?brokerId=${brokerId}&`, 'ifta?'])
      for (const [format, type] of [
        ['csv', 'text/csv; charset=utf-8'],
        ['pdf', 'application/pdf'],
        ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ]) {
        const { status, headers } = await staff.get(`/api/reports/${path}format=${format}`);
        expect([path, status, headers.get('content-type')]).toEqual([path, 200, type]);
      }
    const { text } = await staff.get('/api/reports/receivables-ageing?format=csv');
    expect(text).toContain('Summit Freight,300.00,0.00,400.00,0.00,0.00,700.00');
  });
});
