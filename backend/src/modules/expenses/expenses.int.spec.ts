import { newClient } from '../../../test/support/people';
import { TestSystem } from '../../../test/support/system';
import type { Answer, Visitor } from '../../../test/support/visitor';

type Row = Record<string, unknown>;

describe('expenses', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const add = (over: object): Promise<Answer> =>
    staff.post('/api/expenses', { category: 'toll', amount: 12.5, ...over });
  const linesOf = async (id: unknown): Promise<[string, unknown, unknown, unknown][]> => {
    const { body } = await staff.get<Row[]>(`/api/ledger/entries?q=EXP-${String(id)}&limit=100`);
    return body
      .map((line): [string, unknown, unknown, unknown] => [
        String(line['accountNumber']),
        line['debit'],
        line['credit'],
        line['date'],
      ])
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  };

  it('are kept as they are sent: numbers, an instant for the day, today when there is none [API-041]', async () => {
    const { status, body } = await staff.post('/api/expenses', {
      category: 'fuel',
      amount: 512.4,
      description: 'Fill-up',
      vendor: 'Pilot',
      expenseDate: '2026-11-02T15:00:00.000Z',
      location: 'Amarillo, TX',
      gallons: 128.1,
      mileage: null,
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        category: 'fuel',
        amount: '512.40',
        expenseDate: '2026-11-02',
        gallons: '128.1',
        mileage: null,
        taxPaid: true,
        paidFrom: 'bank',
        receiptUrl: null,
        fuelCardSynced: false,
      }),
    ]);
    const today = (await add({})).body['expenseDate'];
    expect(today).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date()));
  });

  it.each([
    ['amount', undefined, 'Amount is required'],
    ['amount', 0, 'Amount must be more than 0'],
    ['category', 'dinner', 'Category must be one of fuel, meal, entertainment, repair, toll, other'],
    ['jurisdiction', 'XX', expect.stringMatching(/^Jurisdiction|state/i) as string],
  ])('are refused with %s %s', async (field, value, message) => {
    const { status, body } = await add({ [field]: value });
    expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
  });

  it.each([
    ['fuel', 'bank', '5000', '1000'],
    ['toll', 'on_account', '5050', '2000'],
    ['repair', 'fuel_card', '5100', '2050'],
    ['meal', 'driver', '5500', '2100'],
    ['entertainment', 'bank', '5550', '1000'],
    ['other', 'bank', '5900', '1000'],
  ])('for %s paid from %s are booked in their own commit', async (category, paidFrom, account, against) => {
    const { body } = await add({ category, paidFrom, amount: '80.00', expenseDate: '2026-10-05' });
    expect(await linesOf(body['id'])).toEqual(
      [
        [against, '0.00', '80.00', '2026-10-05'],
        [account, '80.00', '0.00', '2026-10-05'],
      ].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    );
  });

  it('that are corrected, removed and restored are turned and booked anew; notes book nothing', async () => {
    const { id } = (await add({ category: 'repair', amount: '300.00', expenseDate: '2026-09-01' })).body;
    const at = `/api/expenses/${String(id)}`;
    const net = async (): Promise<Row> => {
      const sums: Record<string, number> = {};
      for (const [account, debit, credit] of await linesOf(id))
        sums[account] = (sums[account] ?? 0) + Number(debit) - Number(credit);
      return sums;
    };
    await staff.patch(at, { notes: 'Brake pads' });
    expect(await linesOf(id)).toHaveLength(2);
    await staff.patch(at, { amount: '320.00', category: 'other' });
    expect(await linesOf(id)).toHaveLength(6);
    expect(await net()).toEqual({ '1000': -320, '5100': 0, '5900': 320 });
    expect((await staff.delete(at)).status).toBe(204);
    expect(await net()).toEqual({ '1000': 0, '5100': 0, '5900': 0 });
    await staff.post(`${at}/restore`, {});
    expect(await net()).toEqual({ '1000': -320, '5100': 0, '5900': 320 });
    const { ok, differences } = (await (await system.as('admin')).get('/api/audit/verify')).body;
    expect([ok ?? true, differences ?? []]).toEqual([true, []]);
  });

  it('are listed, and summed for the cards and the dashboard, for one client alone where asked [API-040]', async () => {
    const clientId = await newClient(system);
    const today = (await add({ clientId, amount: '10.00' })).body['expenseDate'];
    await add({ clientId, category: 'fuel', amount: '90.00' });
    await add({ clientId, category: 'fuel', amount: '500.00', expenseDate: '2024-02-01' });
    expect((await staff.get(`/api/expenses/summary?clientId=${clientId}`)).body).toEqual({
      total: '600.00',
      fuel: '590.00',
      thisMonth: '100.00',
    });
    const month = String(today).slice(0, 7);
    const listed = (await staff.get<Row[]>(`/api/expenses?category=fuel&expenseDateFrom=${month}-01&limit=1000`)).body;
    const sum = listed.reduce((total, { amount }) => total + Number(amount), 0);
    expect((await staff.get('/api/dashboard/stats')).body['fuelExpenses']).toBe(`$${Math.round(sum)}`);
  });
});
