import { newClient } from '../../../../test/support/world/people';
import { mustBeInOrder } from '../../../../test/support/world/rules-of-the-books';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

interface Row {
  readonly id: number;
  readonly status: string;
  readonly open: string;
}

describe('a check that is more than its invoices', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let brokerId: number;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    clientId = await newClient(system);
    brokerId = await made('/api/brokers', { name: 'Summit Freight' });
  });
  afterAll(() => system.stop());

  const made = async (path: string, body: object): Promise<number> => {
    const { status, text, body: answer } = await staff.post(path, body);
    expect([status, text]).toEqual([201, text]);
    return Number(answer['id']);
  };
  const invoiceOf = (amount: string, more: object = {}): Promise<number> =>
    made('/api/invoices', { brokerId, clientId, amount, ...more });
  const check = (amount: string, shares: readonly (readonly [number, string])[], more: object = {}): Promise<Answer> =>
    staff.post('/api/payments', {
      ...{ checkNumber: '4711', amount, rest: 'deposit' },
      ...{ shares: shares.map(([invoiceId, share]) => ({ invoiceId, amount: share })), ...more },
    });
  const deposits = async (query = ''): Promise<Row[]> =>
    (await staff.get<Row[]>(`/api/deposits?brokerId=${brokerId}${query}`)).body;
  const netOf = async (account: string): Promise<number> => {
    const sql = `SELECT COALESCE(sum(credit - debit), 0)::bigint AS net FROM journal_lines
      WHERE account_number = '${account}'`;
    return (await system.sql<{ net: number }>(sql)).rows[0]?.net ?? 0;
  };

  it('of 5,000.00 over 1,200.00, 2,300.00 and 1,450.00 leaves a deposit of 50.00, which pays 50.00 of 80.00', async () => {
    const shares = [
      [await invoiceOf('1200.00'), '1200.00'],
      [await invoiceOf('2300.00'), '2300.00'],
      [await invoiceOf('1450.00'), '1450.00'],
    ] as const;
    const { status, body } = await check('5000.00', shares);
    expect([status, body['deposited']]).toEqual([201, '50.00']);
    const [deposit] = await deposits();
    expect(deposit).toMatchObject({ brokerId, clientId, amount: '50.00', open: '50.00', status: 'open' });
    expect(await netOf('2300')).toBe(50_00);

    const small = await invoiceOf('80.00');
    const applied = await staff.post(`/api/deposits/${deposit?.id ?? 0}/apply`, { invoiceId: small });
    expect([applied.status, applied.body]).toEqual([
      200,
      expect.objectContaining({ open: '0.00', status: 'used' }) as unknown,
    ]);
    const { body: invoice } = await staff.get<Record<string, unknown>>(`/api/invoices/${small}`);
    expect(invoice).toMatchObject({
      ...{ balance: '30.00', standing: 'partly_paid' },
      payments: [{ amount: '50.00', paymentMethod: 'deposit', checkNumber: '4711', depositId: deposit?.id }],
    });
    expect(await netOf('2300')).toBe(0);
    await mustBeInOrder(system);

    const [payment] = (invoice['payments'] ?? []) as Row[];
    await made(`/api/invoices/${small}/payments`, { amount: '30.00', paymentMethod: 'ach' });
    const reversed = await staff.post(`/api/payments/${payment?.id ?? 0}/reverse`, { reason: 'Wrong invoice' });
    expect(reversed.status).toBe(200);
    expect(await deposits('&status=open')).toMatchObject([{ open: '50.00', status: 'open' }]);
    expect(await netOf('2300')).toBe(50_00);
    const refund = await staff.post(`/api/deposits/${deposit?.id ?? 0}/refund`, {
      amount: '20.00',
      reason: 'Asked for',
    });
    expect([refund.status, refund.body]).toEqual([
      200,
      expect.objectContaining({ open: '30.00', refunded: '20.00' }) as unknown,
    ]);
    await mustBeInOrder(system);
    const { body: tieOuts } =
      await staff.get<{ account: string; ok: boolean; ledger: string }[]>('/api/ledger/tie-outs');
    expect(tieOuts.find(({ account }) => account === '2300')).toMatchObject({ ledger: '30.00', ok: true });
    expect(tieOuts.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('is refused where its invoices are of several carriers or clients, all of it', async () => {
    const other = await made('/api/brokers', { name: 'Far Broker' });
    const [own, far, firms] = [
      await invoiceOf('10.00'),
      await invoiceOf('10.00', { brokerId: other }),
      await invoiceOf('10.00', { clientId: null }),
    ];
    for (const [invoice, word] of [
      [far, 'carrier'],
      [firms, 'client'],
    ] as const) {
      const { status, body } = await check(
        '25.00',
        [
          [own, '10.00'],
          [invoice, '10.00'],
        ],
        { onePayer: true },
      );
      const message = `The rest can be a deposit only where all invoices are of one ${word}`;
      expect([status, body['errors']]).toEqual([400, [{ field: 'rest', message }]]);
    }
    expect((await staff.get<Record<string, unknown>>(`/api/invoices/${own}`)).body['paid']).toBe('0.00');
  });

  it('pays only invoices of the same carrier and client, and no more than is left', async () => {
    const other = await made('/api/brokers', { name: 'Third Broker' });
    const paid = await invoiceOf('10.00');
    await check('15.00', [[paid, '10.00']]);
    const [deposit] = await deposits('&status=open&sort=-createdAt');
    const apply = (invoiceId: number, more: object = {}) =>
      staff.post(`/api/deposits/${deposit?.id ?? 0}/apply`, { invoiceId, ...more });
    const errorOf = ({ status, body }: Answer): unknown => [status, body['errors']];
    const message = (text: string, field = 'invoiceId') => [{ field, message: text }];
    expect(errorOf(await apply(await invoiceOf('1.00', { brokerId: other })))).toEqual([
      400,
      message('This invoice is of another carrier than the deposit'),
    ]);
    expect(errorOf(await apply(await invoiceOf('1.00', { clientId: null })))).toEqual([
      400,
      message('This invoice is of another client than the deposit'),
    ]);
    expect(errorOf(await apply(9_999_999))).toEqual([400, message('This invoice does not exist')]);
    expect(errorOf(await apply(paid))).toEqual([400, message('Nothing of this invoice is open')]);
    const owed = await invoiceOf('100.00');
    expect(errorOf(await apply(owed, { amount: '5.01' }))).toEqual([409, message('At most $5.00 is left', 'amount')]);
    const both = await Promise.all([apply(owed), apply(owed)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await staff.get<Record<string, unknown>>(`/api/invoices/${owed}`)).body['paid']).toBe('5.00');
  });
});

describe('a check with discounts and short shares', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  it('clears what the carrier kept for paying quickly, and disputes or writes off what it is short, at once', async () => {
    const { body: broker } = await staff.post('/api/brokers', { name: 'Summit Freight' });
    const lines = [
      { kind: 'freight', description: 'Freight', amount: '1850.00' },
      { kind: 'detention', description: '3 h', amount: '150.00' },
    ];
    const ids: number[] = [];
    for (const _ of [1, 2, 3])
      ids.push(Number((await staff.post('/api/invoices', { brokerId: Number(broker['id']), lines })).body['id']));
    const [quick, disputed, lost] = ids;
    const shortLines = [
      { line: 1, amount: '1850.00' },
      { line: 2, amount: '100.00' },
    ];
    const { status, text } = await staff.post('/api/payments', {
      ...{ checkNumber: '4712', amount: '5840.00' },
      shares: [
        { invoiceId: quick, amount: '1940.00', discount: '60.00' },
        { invoiceId: disputed, amount: '1950.00', lines: shortLines, short: 'disputed' },
        { invoiceId: lost, amount: '1950.00', short: 'written_off' },
      ],
    });
    expect([status, text]).toEqual([201, text]);
    const stands = async (id: number | undefined) =>
      (await staff.get<Record<string, unknown>>(`/api/invoices/${id ?? 0}`)).body;
    expect(await stands(quick)).toMatchObject({
      ...{ status: 'paid', standing: 'paid', paid: '2000.00' },
      payments: [{ factorFee: '60.00', netAmount: '1940.00' }],
    });
    expect(await stands(disputed)).toMatchObject({
      ...{ status: 'pending', standing: 'disputed', balance: '50.00', disputed: '50.00' },
      ...{ disputedLines: [{ line: 2, amount: '50.00' }], disputeReason: 'Short pay' },
    });
    expect(await stands(lost)).toMatchObject({ status: 'paid', standing: 'written_off', writtenOff: '50.00' });
    await mustBeInOrder(system);

    const settled = await staff.post(`/api/invoices/${disputed ?? 0}/disputes/settle`, {
      ...{ how: 'written_off', reason: 'Not worth it' },
    });
    expect([settled.status, settled.body]).toEqual([
      200,
      expect.objectContaining({ status: 'paid', standing: 'written_off', disputed: '0.00' }) as unknown,
    ]);
    await mustBeInOrder(system);
  });
});
