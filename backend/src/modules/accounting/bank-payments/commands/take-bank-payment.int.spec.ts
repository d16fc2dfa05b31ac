import { newClient, newPortalUser } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const NUMBER = '40028871934567';
const ACCOUNT = {
  accountHolderName: 'Ridgeline Carriers LLC',
  bankName: 'First Bank',
  routingNumber: '021000021',
  accountNumber: NUMBER,
  accountType: 'business',
};

describe('payments by bank and check', () => {
  let system: TestSystem;
  let staff: Visitor;
  let admin: Visitor;
  let client: Visitor;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    system.clock.travel('2027-03-02T15:00:00Z');
    staff = await system.as('employee');
    admin = await system.as('admin');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    ({ visitor: client } = await newPortalUser(system, clientId));
  });
  afterAll(() => system.stop());

  const pay = (over: object = {}, visitor = staff): Promise<Answer> =>
    visitor.post('/api/compliance-payments', {
      ...ACCOUNT,
      clientId,
      amount: 218.4,
      paymentMethod: 'ach',
      description: 'Oregon permit',
      ...over,
    });
  const taken = async (over: object = {}): Promise<Row> => {
    const { status, body } = await pay(over);
    expect([status, body['paymentStatus']]).toEqual([200, 'pending']);
    return body;
  };
  const move = (id: unknown, step: object, visitor = staff): Promise<Answer> =>
    visitor.patch(`/api/compliance-payments/${String(id)}/status`, step);
  const faults = ({ status, body }: Answer): unknown => [status, body['errors']];
  const document = async (over: object = {}): Promise<string> =>
    String(
      (
        await staff.post('/api/compliance-documents', {
          documentType: 'permit_invoice',
          title: 'Oregon, March',
          clientId,
          amount: '218.40',
          ...over,
        })
      ).body['id'],
    );
  const booked = async (id: unknown): Promise<unknown[]> => {
    const { rows } = await system.sql<Row>(
      `SELECT entry_date::text AS day, account_number AS account, debit::int, credit::int FROM journal_lines
        WHERE source_id = $1 ORDER BY entry_date, account_number`,
      [id],
    );
    return rows.map(({ day, account, debit, credit }) => [day, account, debit, credit]);
  };

  it('are taken as they are sent, and are pending whatever the browser says', async () => {
    proves(
      'API-065',
      'API-067',
      'RUL-289',
      'RUL-397',
      'FLD-0271..FLD-0280',
      'FLD-0285',
      'FLD-0286',
      'ENM-033',
      'ENM-034',
    );
    const documentId = await document();
    const body = await taken({
      documentId,
      invoiceId: null,
      notes: 'Monthly',
      paymentStatus: 'completed',
      transactionId: 'made-up',
      paymentDate: '2027-01-01',
    });
    expect(body).toMatchObject({
      amount: 218.4,
      paymentMethod: 'ach',
      paymentStatus: 'pending',
      status: 'pending',
      transactionId: null,
      paymentDate: null,
      description: 'Oregon permit',
      documentId,
      documentTitle: 'Oregon, March',
      invoiceId: null,
      clientName: 'Ridgeline Carriers LLC',
      account: { ...ACCOUNT, accountNumber: '*****4567' },
      notes: 'Monthly',
    });
    const { body: listed } = await staff.get<Row[]>(`/api/compliance-payments?documentId=${documentId}`);
    expect(listed.map(({ id }) => id)).toEqual([body['id']]);
    const { rows } = await system.sql('SELECT user_id AS "userId" FROM compliance_payments WHERE id = $1', [
      body['id'],
    ]);
    expect(rows).toEqual([{ userId: (await staff.get('/api/auth/user')).body['id'] }]);
    const { body: others } = await staff.get<Row[]>('/api/compliance-payments?paymentMethod=check');
    expect(others.map(({ id }) => id)).not.toContain(body['id']);
  });

  it.each([
    ['amount', { amount: undefined }, 'Amount is required'],
    ['amount', { amount: 0 }, 'Amount must be more than 0'],
    ['description', { description: undefined }, 'Description is required'],
    ['accountHolderName', { accountHolderName: '' }, 'Account holder name is required'],
    ['bankName', { bankName: null }, 'Bank name is required'],
    ['routingNumber', { routingNumber: '02100002' }, 'Routing number must have 9 digits'],
    ['routingNumber', { routingNumber: '021000022' }, 'That is not a valid routing number: please check its digits'],
    ['accountNumber', { accountNumber: '123' }, 'Account number must have 4 to 17 digits'],
    ['accountNumber', { accountNumber: undefined }, 'Account number is required'],
    ['clientId', { clientId: undefined }, 'Choose the client who pays'],
  ])('are refused without %s: %j', async (field, over, message) => {
    expect(faults(await pay(over))).toEqual([400, [{ field, message }]]);
  });

  it('by check need no account and keep none', async () => {
    const { accountNumber: _, ...given } = ACCOUNT;
    const body = await taken({ ...given, paymentMethod: 'check', checkNumber: '1044' });
    expect(body).toMatchObject({ paymentMethod: 'check', checkNumber: '1044', account: null });
  });

  it('are for documents and invoices of the client who pays, whose client they take over', async () => {
    const other = await newClient(system);
    const foreign = await document({ clientId: other });
    expect(faults(await pay({ documentId: foreign }))).toEqual([
      400,
      [{ field: 'documentId', message: 'This document is not one of the client who pays' }],
    ]);
    expect(faults(await pay({ invoiceId: 999_999 }))).toEqual([
      400,
      [{ field: 'invoiceId', message: 'This invoice does not exist' }],
    ]);
    expect((await pay({ clientId: undefined, documentId: foreign })).body).toMatchObject({ clientId: other });
  });

  it('go from pending to processing to completed, in the books on their day, and back when refunded', async () => {
    proves('ENM-035', 'RUL-288', 'FLD-0283');
    const { id } = await taken();
    expect((await move(id, { paymentStatus: 'processing' })).body).toMatchObject({ status: 'processing' });
    expect(await booked(id)).toEqual([]);
    expect(faults(await move(id, { paymentStatus: 'completed', paymentDate: '2027-03-03' }))).toEqual([
      400,
      [{ field: 'paymentDate', message: 'The payment date cannot be in the future' }],
    ]);
    const done = await move(id, { paymentStatus: 'completed', paymentDate: '2027-03-01', transactionId: 'ACH-77' });
    expect(done.body).toMatchObject({ status: 'completed', paymentDate: '2027-03-01', transactionId: 'ACH-77' });
    const earned = [
      ['2027-03-01', '1050', 218_40, 0],
      ['2027-03-01', '4100', 0, 218_40],
    ];
    expect(await booked(id)).toEqual(earned);
    expect((await move(id, { paymentStatus: 'failed', reason: 'Late' })).status).toBe(409);
    const refund = (visitor: Visitor): Promise<Answer> =>
      visitor.post(`/api/compliance-payments/${String(id)}/refund`, { reason: 'Paid twice' });
    expect((await refund(staff)).status).toBe(403);
    expect((await refund(admin)).body).toMatchObject({ status: 'refunded', refundedAt: expect.any(String) as string });
    expect(await booked(id)).toEqual([...earned, ['2027-03-02', '1050', 0, 218_40], ['2027-03-02', '4100', 218_40, 0]]);
    expect((await refund(admin)).status).toBe(409);
  });

  it('fail with a reason and book nothing', async () => {
    const { id } = await taken();
    expect(faults(await move(id, { paymentStatus: 'failed' }))).toEqual([
      400,
      [{ field: 'reason', message: 'Say why the payment failed' }],
    ]);
    const reason = 'R01: insufficient funds';
    expect((await move(id, { paymentStatus: 'failed', reason })).body).toMatchObject({
      status: 'failed',
      failure: reason,
    });
    expect(await booked(id)).toEqual([]);
  });

  it('sum to what was paid and what is to come', async () => {
    proves('SCR-691', 'SCR-692');
    const own = await newClient(system);
    const { visitor } = await newPortalUser(system, own);
    const figures = async (): Promise<unknown> => (await visitor.get('/api/compliance-payments/summary')).body;
    expect(await figures()).toEqual({ paid: '0.00', pending: '0.00' });
    const [first, second, third] = [
      await taken({ clientId: own, amount: '10.10' }),
      await taken({ clientId: own, amount: '20.20' }),
      await taken({ clientId: own, amount: '40.40' }),
    ];
    expect(await figures()).toEqual({ paid: '0.00', pending: '70.70' });
    await move(first?.['id'], { paymentStatus: 'completed' });
    await move(second?.['id'], { paymentStatus: 'processing' });
    await move(third?.['id'], { paymentStatus: 'failed', reason: 'Returned' });
    expect(await figures()).toEqual({ paid: '10.10', pending: '20.20' });
    await admin.post(`/api/compliance-payments/${String(first?.['id'])}/refund`, { reason: 'Twice' });
    expect(await figures()).toEqual({ paid: '0.00', pending: '20.20' });
  });

  it('of a client are its own: what stands on its document or the price list, and never moved by itself', async () => {
    const documentId = await document();
    const own = await pay({ documentId, clientId: undefined }, client);
    expect([own.status, own.body['clientId']]).toEqual([200, clientId]);
    expect((await pay({ documentId, amount: 1, clientId: undefined }, client)).status).toBe(400);
    expect(faults(await pay({ description: 'Service Fee', amount: 149 }, client))).toEqual([
      400,
      [{ field: 'amount', message: 'The amount must be $150.00' }],
    ]);
    expect((await pay({ description: 'Service Fee', amount: 150 }, client)).status).toBe(200);
    expect((await move(own.body['id'], { paymentStatus: 'completed' }, client)).status).toBe(403);
    const { visitor: stranger } = await newPortalUser(system, await newClient(system));
    expect((await stranger.get<Row[]>('/api/compliance-payments')).body).toEqual([]);
    expect((await pay({ documentId, clientId: undefined }, stranger)).status).toBe(400);
  });

  it('keep no account number that can be read: not in the log, the tables or what is told of a mistake', async () => {
    proves('FLD-0284');
    await taken();
    const wrong = await pay({ routingNumber: '021000022' });
    expect(JSON.stringify(wrong.body)).not.toContain(NUMBER);
    const { rows: tables } = await system.sql<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = current_schema()
        AND table_type = 'BASE TABLE'`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await system.sql(`SELECT 1 FROM ${name} AS t WHERE t::text LIKE $1 LIMIT 1`, [`%${NUMBER}%`]);
      if (rows.length > 0) holding.push(name);
    }
    expect(tables.length).toBeGreaterThan(20);
    expect(holding).toEqual([]);
    const { rows } = await system.sql<{ sealed: string }>(
      `SELECT data->'account'->>'accountNumber' AS sealed FROM facts WHERE type = 'BankPaymentTaken'
        AND data->>'method' = 'ach' LIMIT 1`,
    );
    expect(rows[0]?.sealed).toMatch(/^sealed:1:/);
  });

  it('by card taken at work are the provider’s to confirm, for any amount', async () => {
    proves('API-066', 'RUL-396', 'SCR-712');
    const documentId = await document();
    const { status, body } = await staff.post<{ clientSecret: string }>('/api/create-payment-intent', {
      amount: 218.4,
      description: 'Oregon permit',
      paymentData: { paymentMethod: 'credit_card', clientId, documentId, cardNumber: '4242424242424242', cvv: '123' },
    });
    expect(status).toBe(200);
    expect((await staff.post('/api/checkout', body)).body).toMatchObject({ amount: '218.40', status: 'pending' });
    const { body: listed } = await staff.get<Row[]>(`/api/compliance-payments?documentId=${documentId}`);
    expect(listed).toMatchObject([{ paymentMethod: 'credit_card', status: 'pending', documentTitle: 'Oregon, March' }]);
    expect((await move(listed[0]?.['id'], { paymentStatus: 'completed' })).status).toBe(409);
  });
});
