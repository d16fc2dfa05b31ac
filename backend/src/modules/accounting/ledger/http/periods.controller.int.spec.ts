import { newAgent, newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { checkLog } from '../../../../platform/event-log/store/log-check';

type Row = Record<string, unknown>;
interface Printed {
  readonly rows: readonly { accountNumber: string; debit: string; credit: string }[];
  readonly netIncome: string;
  readonly totalDebit: string;
}

/** A book without bank accounts has nothing to reconcile. */
const OF_BANK = [
  { title: 'Nothing of the month is open in the bank list', ok: true },
  { title: 'The bank is reconciled to the last day of the month', ok: true },
];

describe('months of books', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: unknown;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
  });
  afterAll(() => system.stop());

  const hauler = () => newClient(system, { companyName: 'Blue Ridge Haulers' });
  const invoice = (clientId: string | null, over: Row = {}) =>
    staff.post('/api/invoices', { brokerId, clientId, amount: '500.00', issueDate: '2026-10-10', ...over });
  const close = (month: string, body: Row) => staff.post(`/api/ledger/periods/${month}/close`, body);
  const closed = async (clientId: string | null, month = '2026-10'): Promise<Row & { printed: Printed }> => {
    const { status, body, text } = await close(month, { clientId });
    if (status !== 200) throw new Error(text);
    return body as Row & { printed: Printed };
  };
  const trial = async (clientId: string, to: string): Promise<string[]> => {
    const { body } = await staff.get<{ rows: { number: string; debit: string; credit: string }[] }>(
      `/api/ledger/trial-balance?clientId=${clientId}&to=${to}`,
    );
    return body.rows.map(({ number, debit, credit }) => `${number} ${debit} ${credit}`);
  };
  const period = async (clientId: string, month = '2026-10'): Promise<Row & { printed: Printed | null }> =>
    (await staff.get(`/api/ledger/periods/${month}?clientId=${clientId}`)).body as never;
  const lateLines = async (query: string): Promise<Row[]> =>
    (await staff.get<Row[]>(`/api/ledger/late-entries?${query}`)).body;
  const said = ({ status, body }: { status: number; body: Row }) => [status, body['code'], body['errors']];
  const CLOSED = 'October 2026 is closed in the books of Blue Ridge Haulers; the first open day is 11/01/2026';
  const refusedAt = (field: string, message = CLOSED) => [409, 'MONTH_CLOSED', [{ field, message }]];

  it('are closed with the trial balance to their last day', async () => {
    const clientId = await hauler();
    await invoice(clientId);
    await invoice(clientId, { issueDate: '2026-11-03', amount: '70.00' });
    const before = await period(clientId);
    expect([before['status'], before['over'], before.printed, before['checklist']]).toEqual([
      'open',
      true,
      null,
      [
        { title: 'Accounts agree with the records that they sum up', ok: true },
        { title: 'Earlier months are closed', ok: true },
        { title: 'No draft invoice of the month', ok: true },
        ...OF_BANK,
      ],
    ]);
    const { today } = (await staff.get<{ today: string }>('/api/firm')).body;
    const after = await closed(clientId);
    expect(after).toMatchObject({ month: '2026-10', status: 'closed', closedOn: today, reason: null });
    expect(after['closedBy']).toBe('Alex Morgan');
    expect(after.printed).toEqual({
      rows: [
        { accountNumber: '1100', account: 'Accounts receivable', debit: '500.00', credit: '0.00' },
        { accountNumber: '4000', account: 'Freight revenue', debit: '0.00', credit: '500.00' },
      ],
      totalDebit: '500.00',
      totalCredit: '500.00',
      netIncome: '500.00',
    });
    const { body } = await staff.get<Row[]>(`/api/ledger/periods?clientId=${clientId}&year=2026`);
    expect(body.map(({ month, status }) => `${String(month)} ${String(status)}`).slice(0, 3)).toEqual([
      '2026-11 open',
      '2026-10 closed',
      '2026-09 open',
    ]);
    expect(said(await close('2026-10', { clientId }))).toEqual([409, 'PERIOD_CLOSED', undefined]);
  });

  it('that are not over are not closed', async () => {
    const clientId = await hauler();
    const { status, body } = await close('2026-11', { clientId });
    expect([status, body['message']]).toEqual([409, 'November 2026 is not over']);
  });

  it('refuse what is dated in them at its date, with the first open day, and nothing of it is done', async () => {
    const clientId = await hauler();
    const open = Number((await invoice(clientId)).body['id']);
    const draft = Number((await invoice(clientId, { status: 'draft', issueDate: '2026-11-02' })).body['id']);
    await closed(clientId);
    const before = await system.lastPosition();
    const expense = { category: 'toll', amount: '12.00', clientId };
    const payment = { amount: '30.00', paymentMethod: 'ach', paymentDate: '2026-10-30' };
    const lines = [
      { accountNumber: '6200', debit: '9.00' },
      { accountNumber: '1000', credit: '9.00' },
    ];
    const entry = { entryDate: '2026-09-30', description: 'Rent', clientId, lines };
    const check = { checkNumber: '7', amount: '30.00', shares: [{ invoiceId: open, amount: '30.00' }] };
    expect(said(await invoice(clientId, { issueDate: '2026-10-28' }))).toEqual(refusedAt('issueDate'));
    expect(said(await invoice(clientId, { issueDate: '2026-10-28', bookedOn: '2026-10-31' }))).toEqual(
      refusedAt('bookedOn'),
    );
    expect(said(await staff.patch(`/api/invoices/${open}`, { issueDate: '2026-10-12' }))).toEqual(
      refusedAt('issueDate'),
    );
    expect(said(await staff.patch(`/api/invoices/${draft}`, { issueDate: '2026-10-12', status: 'pending' }))).toEqual(
      refusedAt('issueDate'),
    );
    expect(said(await staff.post(`/api/invoices/${open}/payments`, payment))).toEqual(refusedAt('paymentDate'));
    expect(said(await staff.post('/api/payments', { ...check, paymentDate: '2026-10-30' }))).toEqual(
      refusedAt('paymentDate'),
    );
    expect(said(await staff.post('/api/expenses', { ...expense, expenseDate: '2026-10-02' }))).toEqual(
      refusedAt('expenseDate'),
    );
    expect(said(await staff.post('/api/ledger/entries', entry))).toEqual(refusedAt('entryDate'));
    expect(await system.lastPosition()).toBe(before);
    expect((await invoice(null, { issueDate: '2026-10-28' })).status).toBe(201);
    const own = await closed(null);
    expect(own['status']).toBe('closed');
    expect(said(await invoice(null, { issueDate: '2026-10-28' }))).toEqual(
      refusedAt('issueDate', "October 2026 is closed in the firm's own books; the first open day is 11/01/2026"),
    );
    await staff.post('/api/ledger/periods/2026-10/reopen', { reason: 'Tests of other books' });
  });

  it('take a paper that comes late on an open day, and list it', async () => {
    const clientId = await hauler();
    await invoice(clientId);
    const { printed } = await closed(clientId);
    const late = { issueDate: '2026-10-28', amount: '410.00' };
    expect(said(await invoice(clientId, { ...late, bookedOn: '2026-10-27' }))).toEqual([
      400,
      'INVALID',
      [{ field: 'bookedOn', message: 'It cannot be booked before the issue date' }],
    ]);
    const { status, body } = await invoice(clientId, { ...late, bookedOn: '2026-11-01' });
    expect([status, body['issueDate'], body['bookedOn']]).toEqual([201, '2026-10-28', '2026-11-01']);
    expect(await trial(clientId, '2026-10-31')).toEqual(['1100 500.00 0.00', '4000 0.00 500.00']);
    expect(await trial(clientId, '2026-11-30')).toEqual(['1100 910.00 0.00', '4000 0.00 910.00']);
    expect((await period(clientId)).printed).toEqual(printed);
    const lines = await lateLines(`clientId=${clientId}&month=2026-10`);
    expect(
      lines.map(({ paperDate, date, accountNumber, debit, credit }) => [paperDate, date, accountNumber, debit, credit]),
    ).toEqual([
      ['2026-10-28', '2026-11-01', '1100', '410.00', '0.00'],
      ['2026-10-28', '2026-11-01', '4000', '0.00', '410.00'],
    ]);
    expect(await lateLines(`clientId=${clientId}&month=2026-09`)).toEqual([]);
    expect(
      said(
        await staff.post('/api/expenses', {
          category: 'toll',
          amount: '4.00',
          clientId,
          expenseDate: '2026-10-30',
          bookedOn: '2026-11-01',
        }),
      )[0],
    ).toBe(201);
    const paid = { amount: '10.00', paymentMethod: 'ach', paymentDate: '2026-10-30', bookedOn: '2026-11-02' };
    const payment = await staff.post(`/api/invoices/${String(body['id'])}/payments`, paid);
    expect([payment.status, payment.body['paymentDate'], payment.body['bookedOn']]).toEqual([
      201,
      '2026-10-30',
      '2026-11-02',
    ]);
    expect(await trial(clientId, '2026-10-31')).toEqual(['1100 500.00 0.00', '4000 0.00 500.00']);
    expect(await lateLines(`clientId=${clientId}`)).toHaveLength(6);
  });

  it('keep their balances when an invoice or expense of theirs is corrected later', async () => {
    const clientId = await hauler();
    const id = Number((await invoice(clientId)).body['id']);
    const spent = { category: 'toll', amount: '20.00', clientId, expenseDate: '2026-10-05' };
    const expense = Number((await staff.post('/api/expenses', spent)).body['id']);
    await closed(clientId);
    const october = ['1000 0.00 20.00', '1100 500.00 0.00', '4000 0.00 500.00', '5300 20.00 0.00'];
    const before = await trial(clientId, '2026-10-31');
    expect(before.filter((row) => !row.startsWith('5'))).toEqual(october.slice(0, 3));
    const { body } = await staff.patch(`/api/invoices/${id}`, { amount: '450.00' });
    expect([body['amount'], body['issueDate'], body['bookedOn']]).toEqual(['450.00', '2026-10-10', '2026-11-01']);
    expect((await staff.patch(`/api/expenses/${expense}`, { amount: '25.00' })).status).toBe(200);
    expect(await trial(clientId, '2026-10-31')).toEqual(before);
    expect((await trial(clientId, '2026-11-30')).filter((row) => !row.startsWith('5'))).toEqual([
      '1000 0.00 25.00',
      '1100 450.00 0.00',
      '4000 0.00 450.00',
    ]);
    const { rows } = await system.sql<{ description: string; on: string }>(
      `SELECT data->>'description' AS description, data->>'entryDate' AS on FROM facts
       WHERE type = 'JournalEntryPosted' AND data->>'clientId' = $1 AND data->>'description' LIKE '%booked on%'
         ORDER BY position`,
      [clientId],
    );
    expect(rows).toEqual([
      {
        description: expect.stringMatching(
          /issued as corrected, booked on 11\/01\/2026 as October 2026 is closed$/,
        ) as string,
        on: '2026-11-01',
      },
      { description: 'Expense changed, booked on 11/01/2026 as October 2026 is closed', on: '2026-11-01' },
    ]);
    expect((await staff.delete(`/api/expenses/${expense}`)).status).toBe(204);
    expect((await staff.post(`/api/expenses/${expense}/restore`)).status).toBe(200);
    expect((await staff.post(`/api/invoices/${id}/void`, { reason: 'Twice' })).status).toBe(200);
    expect(await trial(clientId, '2026-10-31')).toEqual(before);
  });

  it('need a reason where something is not done, and where they are reopened', async () => {
    const clientId = await hauler();
    await invoice(clientId, { issueDate: '2026-09-10' });
    await invoice(clientId, { status: 'draft' });
    const refused = await close('2026-10', { clientId });
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [
        {
          field: 'reason',
          message: 'Give a reason, as this is not met: Earlier months are closed; No draft invoice of the month',
        },
      ],
    ]);
    const { status, body } = await close('2026-10', { clientId, reason: 'The draft waits for its load' });
    expect([status, body['reason'], body['checklist']]).toEqual([
      200,
      'The draft waits for its load',
      [
        { title: 'Accounts agree with the records that they sum up', ok: true },
        { title: 'Earlier months are closed', ok: false },
        { title: 'No draft invoice of the month', ok: false },
        ...OF_BANK,
      ],
    ]);
    // September is open, but what is booked in it would change the balances of October
    expect(said(await invoice(clientId, { issueDate: '2026-09-30' }))).toEqual(refusedAt('issueDate'));
    const reopen = (reason?: string) => staff.post('/api/ledger/periods/2026-10/reopen', { clientId, reason });
    expect((await reopen()).body['errors']).toEqual([{ field: 'reason', message: 'Say why the month is reopened' }]);
    const reopened = await reopen('A bill came late');
    expect(reopened.body).toMatchObject({ status: 'open', reopenReason: 'A bill came late', printed: null });
    expect((await reopen('Again')).body['message']).toBe('October 2026 is not closed');
    expect((await invoice(clientId, { issueDate: '2026-09-30' })).status).toBe(201);
  });

  it('are closed once when the request is repeated', async () => {
    const clientId = await hauler();
    const send = () =>
      staff.post('/api/ledger/periods/2026-10/close', { clientId }, { 'idempotency-key': `close-${clientId}` });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    const { rows } = await system.sql("SELECT 1 FROM facts WHERE type = 'PeriodClosed' AND stream_id = $1", [
      `period-${clientId}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('are closed by administrators alone, and are those of nobody else', async () => {
    const clientId = await hauler();
    const employee = await system.as('employee');
    const agent = (await newAgent(system, { canAccessAccounting: true, accessLevel: 'standard' })).visitor;
    for (const visitor of [employee, agent])
      expect((await visitor.post('/api/ledger/periods/2026-10/close', { clientId })).status).toBe(403);
    expect((await employee.get(`/api/ledger/periods?clientId=${clientId}`)).status).toBe(200);
    for (const query of [`?clientId=${clientId}`, '']) {
      expect((await agent.get(`/api/ledger/periods${query}`)).status).toBe(404);
      expect((await agent.get(`/api/ledger/periods/2026-10${query}`)).status).toBe(404);
    }
    expect((await close('2026-10', { clientId: '0198c0de-0000-7000-8000-000000000001' })).status).toBe(404);
    expect((await staff.get('/api/ledger/periods/2026-13')).status).toBe(404);
  });

  it('that changed after they were closed are found at night', async () => {
    const clientId = await hauler();
    await invoice(clientId);
    await closed(clientId);
    const faults = (spoil: string): Promise<string[]> =>
      system.asOwner(async (client) => {
        await client.query('BEGIN; ALTER TABLE facts DISABLE TRIGGER USER');
        await client.query(spoil);
        const { faults: found } = await checkLog(client);
        await client.query('ROLLBACK');
        return found.filter((fault) => fault.startsWith('the balances of closed months'));
      });
    const printed = (cents: number) =>
      `UPDATE facts SET data = jsonb_set(data, '{balances,0,debit}', '${cents}')
       WHERE type = 'PeriodClosed' AND stream_id = 'period-${clientId}'`;
    expect(await faults(printed(50_000))).toEqual([]);
    expect(await faults(printed(50_001))).toEqual([
      expect.stringMatching(
        /^the balances of closed months are as printed: account 1100 stands at 50000 cents at the end of 2026-10, which was closed at position \d+ with 50001$/,
      ),
    ]);
  });
});

describe('a month that one process closes while others book in it', () => {
  /** `npm run test:long` goes through 500. */
  const ROUNDS = Number(process.env['PERIOD_ROUNDS'] ?? 60);
  let one: TestSystem;
  let two: TestSystem;
  beforeAll(async () => {
    one = await TestSystem.start();
    two = await TestSystem.start({ database: { url: one.settings.databaseUrl } });
  });
  afterAll(async () => {
    await two.stop({ verify: false });
    await one.stop();
  });

  it('never has an entry more than its printed balance, and each writer is told', async () => {
    const staff = [await one.as('admin'), await two.as('admin')] as const;
    const clientId = await newClient(one, { companyName: 'Blue Ridge Haulers' });
    const lines = [
      { accountNumber: '6200', debit: '1.00' },
      { accountNumber: '1000', credit: '1.00' },
    ];
    const book = (by: Visitor) =>
      by.post('/api/ledger/entries', { entryDate: '2026-10-31', description: 'Rent', clientId, lines });
    const spend = (by: Visitor) =>
      by.post('/api/expenses', { category: 'toll', amount: '1.00', clientId, expenseDate: '2026-10-31' });
    let booked = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [closer, other] = round % 2 === 0 ? staff : ([staff[1], staff[0]] as const);
      const writers = [book(other), spend(other), book(closer)];
      if (round % 3 > 0) await new Promise((over) => setTimeout(over, (round % 5) * 3));
      const closing = closer.post<{ printed: { totalDebit: string } }>('/api/ledger/periods/2026-10/close', {
        clientId,
      });
      const answers = await Promise.all([...writers, spend(closer), book(other)]);
      const { status, body, text } = await closing;
      if (status !== 200) throw new Error(text);
      booked += answers.filter((answer) => answer.status === 201).length;
      for (const answer of answers.filter((each) => each.status !== 201))
        expect([answer.status, answer.body['code']]).toEqual([409, 'MONTH_CLOSED']);
      expect(body.printed.totalDebit).toBe(`${booked}.00`);
      const reopened = await other.post('/api/ledger/periods/2026-10/reopen', { clientId, reason: 'Another round' });
      expect(reopened.status).toBe(200);
    }
    const { rows } = await one.sql<{ debit: string }>(
      'SELECT sum(debit) AS debit FROM journal_lines WHERE client_id = $1',
      [clientId],
    );
    expect(Number(rows[0]?.debit)).toBe(booked * 100);
  }, 600_000);
});
