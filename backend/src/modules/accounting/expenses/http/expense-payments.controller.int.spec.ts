import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('expenses on account', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  const add = async (over: object = {}): Promise<string> => {
    const repair = { category: 'repair', amount: '512.40', paidFrom: 'on_account', expenseDate: '2026-10-05' };
    const { status, text, body } = await staff.post('/api/expenses', { ...repair, ...over });
    expect([status, text]).toEqual([201, text]);
    return String(body['id']);
  };
  const pay = (id: string, over: object = {}, visitor = staff): Promise<Answer> =>
    visitor.post(`/api/expenses/${id}/pay`, { paidOn: '2026-10-20', ...over });
  const reverse = (id: string, over: object = {}): Promise<Answer> =>
    staff.post(`/api/expenses/${id}/payment/reverse`, { reason: 'Bounced', ...over });
  const refusal = ({ status, body }: Answer) => [status, body['code'], body['errors']];
  /** What stands on accounts for an expense, on one basis: debits above 0. */
  const standing = async (id: string, basis: string): Promise<Record<string, number>> => {
    const { body } = await staff.get<Row[]>(`/api/ledger/entries?q=EXP-${id}&limit=100&basis=${basis}`);
    const sums: Record<string, number> = {};
    for (const line of body.filter(({ reference }) => reference === `EXP-${id}`)) {
      const account = String(line['accountNumber']);
      sums[account] = (sums[account] ?? 0) + Number(line['debit']) - Number(line['credit']);
    }
    return Object.fromEntries(Object.entries(sums).filter(([, cents]) => Math.round(cents * 100) !== 0));
  };

  it('are owed until they are paid, and then an expense on cash basis, too', async () => {
    const id = await add();
    expect((await staff.get(`/api/expenses/${id}`)).body).toMatchObject({ status: 'open', paidOn: null });
    expect(await standing(id, 'accrual')).toEqual({ '5100': 512.4, '2000': -512.4 });
    expect(await standing(id, 'cash')).toEqual({});
    const { status, body } = await pay(id, { method: 'check', reference: '1044' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...{ status: 'paid', paidOn: '2026-10-20', paidBy: 'check', paymentReference: '1044', paymentBookedOn: null },
      }),
    ]);
    expect(await standing(id, 'accrual')).toEqual({ '5100': 512.4, '1000': -512.4 });
    expect(await standing(id, 'cash')).toEqual({ '5100': 512.4, '1000': -512.4 });
    expect((await staff.get<Row[]>('/api/expenses?status=paid')).body.map((row) => String(row['id']))).toContain(id);
    expect((await staff.get<Row[]>('/api/expenses?status=open')).body.map((row) => String(row['id']))).not.toContain(
      id,
    );
  });

  it('are owed again when the payment is reversed, and can then be paid anew', async () => {
    const id = await add();
    await pay(id);
    expect(refusal(await pay(id))).toEqual([409, 'EXPENSE_PAID', undefined]);
    expect(refusal(await reverse(id, { reversedOn: '2026-10-19' }))[2]).toEqual([
      { field: 'reversedOn', message: 'It cannot be reversed before its payment was booked, 10/20/2026' },
    ]);
    const { status, body } = await reverse(id, { reversedOn: '2026-10-27' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...{ status: 'open', paidOn: null, paymentReversedOn: '2026-10-27', paymentReversalReason: 'Bounced' },
      }),
    ]);
    expect(await standing(id, 'accrual')).toEqual({ '5100': 512.4, '2000': -512.4 });
    expect(await standing(id, 'cash')).toEqual({});
    expect(refusal(await reverse(id))).toEqual([409, 'EXPENSE_NOT_PAID', undefined]);
    expect((await pay(id, { paidOn: '2026-11-02' })).body).toMatchObject({ status: 'paid', paymentReversedOn: null });
  });

  it('that are paid keep what was booked; what it was for may still be told better', async () => {
    const clientId = await newClient(system);
    const vin = '1FUJGLDR5CLBP8834';
    const truck = { clientId, unitNumber: 'T-9', vin, licensePlate: 'P9' };
    const vehicleId = (await staff.post('/api/vehicles', truck)).body['id'];
    const id = await add({ clientId });
    await pay(id);
    const at = `/api/expenses/${id}`;
    expect(refusal(await staff.patch(at, { amount: '500.00' }))).toEqual([
      409,
      'EXPENSE_PAID',
      [{ field: 'amount', message: 'It was paid on 10/20/2026: reverse its payment first' }],
    ]);
    expect((await staff.delete(at)).status).toBe(409);
    expect((await staff.patch(at, { vehicleId, notes: 'Brakes' })).status).toBe(200);
    for (const basis of ['accrual', 'cash']) {
      expect(await standing(id, basis)).toEqual({ '5100': 512.4, '1000': -512.4 });
      const income = await staff.get<{ groups: Row[] }>(
        `/api/reports/profit-and-loss?from=2026-10-01&to=2026-12-31&by=vehicle&clientId=${clientId}&basis=${basis}`,
      );
      const [truck] = income.body.groups.filter(({ expenses }) => expenses !== '0.00');
      expect([basis, truck]).toEqual([basis, expect.objectContaining({ key: vehicleId, expenses: '512.40' })]);
    }
    await reverse(id, { reversedOn: '2026-10-30' });
    expect(await standing(id, 'cash')).toEqual({});
    expect((await staff.delete(at)).status).toBe(204);
  });

  it('are paid on their own day at the earliest, and on a day that is open in the books', async () => {
    const clientId = await newClient(system, { companyName: 'Blue Ridge Haulers' });
    const id = await add({ clientId });
    expect(refusal(await pay(id, { paidOn: '2026-10-04' }))[2]).toEqual([
      { field: 'paidOn', message: 'It cannot be paid before its date, 10/05/2026' },
    ]);
    expect(refusal(await pay(id, { paidOn: '2030-01-01' }))[2]).toEqual([
      { field: 'paidOn', message: 'The day cannot be in the future' },
    ]);
    const closed = await staff.post('/api/ledger/periods/2026-10/close', { clientId, reason: 'Month end' });
    expect(closed.status).toBeLessThan(300);
    const message = 'October 2026 is closed in the books of Blue Ridge Haulers; the first open day is 11/01/2026';
    expect(refusal(await pay(id))).toEqual([409, 'MONTH_CLOSED', [{ field: 'paidOn', message }]]);
    expect((await pay(id, { bookedOn: '2026-11-01' })).body).toMatchObject({ paymentBookedOn: '2026-11-01' });
    expect(refusal(await reverse(id, { reversedOn: '2026-10-31' }))[0]).toBe(400);
  });

  it('are paid together, and what cannot be is named with the reason', async () => {
    const ids = [
      await add({ vendor: 'Acme Tires' }),
      await add({ vendor: 'Acme Tires' }),
      await add({ paidFrom: 'bank' }),
    ];
    const body = { ids: ids.map(Number), paidOn: '2026-10-21', method: 'ach', reference: 'T-7' };
    const headers = { 'idempotency-key': 'one-payment-of-several' };
    const { status, body: answer } = await staff.post('/api/expenses/pay', body, headers);
    expect([status, answer]).toEqual([
      200,
      {
        done: ids.slice(0, 2).map(Number),
        refused: [
          { id: Number(ids[2]), message: 'Only an expense on account is paid later; this one is paid already' },
        ],
      },
    ]);
    expect((await staff.post('/api/expenses/pay', body, headers)).body).toEqual(answer);
    for (const id of ids.slice(0, 2))
      expect((await staff.get(`/api/expenses/${id}`)).body).toMatchObject({ paidOn: '2026-10-21', paidBy: 'ach' });
  });

  it('are owed as a whole, of all and of one client', async () => {
    const clientId = await newClient(system);
    const [one] = [await add({ clientId, amount: '30.00' }), await add({ clientId, amount: '12.50' })];
    const owed = async (): Promise<unknown> =>
      (await staff.get(`/api/expenses/summary?clientId=${clientId}`)).body['owed'];
    expect(await owed()).toBe('42.50');
    await pay(one);
    expect(await owed()).toBe('12.50');
  });

  it('become others: what is not on account any more is owed to nobody', async () => {
    const id = await add();
    await staff.patch(`/api/expenses/${id}`, { paidFrom: 'bank' });
    expect((await staff.get(`/api/expenses/${id}`)).body['status']).toBeNull();
    expect((await pay(id)).status).toBe(409);
    await staff.patch(`/api/expenses/${id}`, { paidFrom: 'on_account' });
    expect((await staff.get(`/api/expenses/${id}`)).body['status']).toBe('open');
    await system.verified();
  });

  it('are paid once, also when two pay at the same time', async () => {
    const id = await add();
    const answers = await Promise.all([pay(id), pay(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await standing(id, 'accrual')).toEqual({ '5100': 512.4, '1000': -512.4 });
  });
});
