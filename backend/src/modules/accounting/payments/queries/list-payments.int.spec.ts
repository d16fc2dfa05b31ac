import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('payments of invoices', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const made = async (path: string, body: object): Promise<Row> => {
    const { status, body: answer } = await staff.post<Row>(path, body);
    expect([path, status]).toEqual([path, 201]);
    return answer;
  };
  const asked = async (query: string): Promise<unknown[]> => {
    const { status, body } = await staff.get<Row[]>(`/api/payments?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body.map(({ amount }) => amount);
  };

  it('are listed newest first, by invoice, carrier, method, days and number', async () => {
    proves('API-068');
    const [first, second] = [await made('/api/brokers', { name: 'A' }), await made('/api/brokers', { name: 'B' })];
    const one = await made('/api/invoices', { brokerId: first['id'], amount: 100, issueDate: '2026-03-01' });
    const other = await made('/api/invoices', { brokerId: second['id'], amount: 200, issueDate: '2026-03-01' });
    const pay = (invoice: Row, amount: number, paymentMethod: string, paymentDate: string): Promise<Row> =>
      made(`/api/invoices/${String(invoice['id'])}/payments`, { amount, paymentMethod, paymentDate });
    const bounced = await pay(one, 10, 'check', '2026-03-02');
    await pay(other, 20, 'ach', '2026-03-03');
    await pay(one, 30, 'ach', '2026-03-04');
    const number = String(other['invoiceNumber']);
    expect(await asked('limit=10')).toEqual(['30.00', '20.00', '10.00']);
    expect(await asked(`invoiceId=${String(one['id'])}`)).toEqual(['30.00', '10.00']);
    expect(await asked(`brokerId=${String(second['id'])}`)).toEqual(['20.00']);
    expect(await asked('method=ach')).toEqual(['30.00', '20.00']);
    expect(await asked(`method=ach&brokerId=${String(first['id'])}`)).toEqual(['30.00']);
    expect(await asked('from=2026-03-03&to=2026-03-03')).toEqual(['20.00']);
    expect(await asked(`q=${encodeURIComponent(number)}`)).toEqual(['20.00']);
    expect((await staff.get('/api/payments?method=barter')).status).toBe(400);
    const { body } = await staff.get<Row[]>('/api/payments?limit=10');
    expect(body.map(({ brokerName }) => brokerName)).toEqual(['A', 'B', 'A']);
    expect((await staff.post(`/api/payments/${String(bounced['id'])}/reverse`, { reason: 'Bounced' })).status).toBe(
      200,
    );
    expect(await asked('status=reversed')).toEqual(['10.00']);
    expect(await asked('status=received')).toEqual(['30.00', '20.00']);
  });
});
