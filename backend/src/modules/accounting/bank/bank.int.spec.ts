import { newAgent, newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';
import { checkLog } from '../../../platform/event-log/store/log-check';
import { ofxFile, type OfxLine } from './domain/ofx.fixture';

type Row = Record<string, unknown>;
interface Suggested {
  readonly lines: readonly { entryId: string; line: number; amount: string }[];
  readonly reasons: readonly string[];
  readonly chosen: boolean;
  readonly booking: Row | null;
}

describe('the bank', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  const done = async (answer: Promise<Answer>): Promise<Row> => {
    const { status, body, text } = await answer;
    if (status >= 300) throw new Error(text);
    return body;
  };
  const newBook = () => newClient(system, { companyName: 'Blue Ridge Haulers' });
  const account = async (clientId: string | null, over: Row = {}): Promise<string> => {
    const given = { name: 'Checking', bankName: 'First Bank', ledgerAccount: '1000', clientId, ...over };
    return String((await done(staff.post('/api/bank-accounts', given)))['id']);
  };
  const send = (id: string, content: string | Uint8Array, name = 'bank.ofx', mapping?: object, visitor = staff) => {
    const form = new FormData();
    if (mapping) form.append('mapping', JSON.stringify(mapping));
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
    return visitor.upload(`/api/bank-accounts/${id}/import`, form);
  };
  const imported = async (id: string, lines: readonly OfxLine[]): Promise<Row> => done(send(id, ofxFile(lines)));
  const linesOf = async (id: string): Promise<Row[]> =>
    (await staff.get<Row[]>(`/api/bank-lines?bankAccountId=${id}&sort=date&limit=1000`)).body;
  const lineOver = async (id: string, amount: string): Promise<string> =>
    String((await linesOf(id)).find((line) => line['amount'] === amount)?.['id']);
  const suggested = async (lineId: string): Promise<Suggested[]> =>
    (await staff.get<Suggested[]>(`/api/bank-lines/${lineId}/suggestions`)).body;
  const entry = (clientId: string | null, amount: string, entryDate: string, over: Row = {}): Promise<Row> =>
    done(
      staff.post('/api/ledger/entries', {
        entryDate,
        description: 'By hand',
        clientId,
        lines: [
          { accountNumber: '1000', debit: amount },
          { accountNumber: '3000', credit: amount },
        ],
        ...over,
      }),
    );
  const spent = (clientId: string | null, amount: string, entryDate: string): Promise<Row> =>
    entry(clientId, amount, entryDate, {
      lines: [
        { accountNumber: '5900', debit: amount },
        { accountNumber: '1000', credit: amount },
      ],
    });
  const reconcile = (id: string, through: string, statementBalance: string) =>
    staff.post(`/api/bank-accounts/${id}/reconciliations`, { through, statementBalance });
  const said = ({ status, body }: Answer) => [status, body['code'], body['message']];

  describe('month end of a client', () => {
    const story: (() => Promise<void>)[] = [];
    /** What happens next: each step begins where the one before ended. */
    const then = (_: string, deed: () => Promise<void>): number => story.push(deed);
    let clientId: string;
    let bank: string;
    beforeAll(async () => {
      clientId = await newBook();
      bank = await account(clientId);
      const brokerId = (await done(staff.post('/api/brokers', { name: 'Summit Freight LLC' })))['id'];
      await entry(clientId, '10000.00', '2026-10-01');
      for (const amount of ['500.00', '600.00', '300.00']) {
        const given = { brokerId, clientId, amount, issueDate: '2026-10-05' };
        const invoice = await done(staff.post('/api/invoices', given));
        await done(
          staff.post(`/api/invoices/${String(invoice['id'])}/payments`, {
            amount,
            paymentDate: '2026-10-12',
            paymentMethod: 'check',
          }),
        );
      }
      await spent(clientId, '250.00', '2026-10-14');
      await spent(clientId, '110.05', '2026-10-15');
      await imported(bank, [
        ['20261013', '1400.00', 'A1', 'DEPOSIT'],
        ['20261015', '-250.00', 'A2', 'CHECK 77'],
        ['20261016', '-110.05', 'A3', 'FUEL STOP'],
        ['20261030', '-15.00', 'A4', 'MONTHLY FEE'],
        ['20261030', '-1.50', 'A5', 'WIRE FEE'],
      ]);
    });

    then('suggests the three payments of one broker for the deposit, a click matches them', async () => {
      const deposit = await lineOver(bank, '1400.00');
      const [first, ...others] = await suggested(deposit);
      expect(others).toEqual([]);
      expect(first?.lines.map(({ amount }) => amount).sort()).toEqual(['300.00', '500.00', '600.00']);
      expect(first?.reasons).toEqual(['3 lines of Summit Freight LLC come to the amount', '1 day apart']);
      expect(first?.chosen).toBe(true);
      const lines = first?.lines.map(({ entryId, line }) => ({ entryId, line }));
      const before = await system.lastPosition();
      expect(await done(staff.post(`/api/bank-lines/${deposit}/match`, { lines }))).toMatchObject({
        status: 'matched',
      });
      expect((await system.eventsAfter(before)).map(({ type }) => type)).toEqual(['BankLineMatched']);
      expect(await suggested(deposit)).toEqual([]);
    });

    then('matches what went out, refuses what differs by a cent', async () => {
      for (const amount of ['-250.00', '-110.05']) {
        const id = await lineOver(bank, amount);
        const [found] = await suggested(id);
        expect(found?.chosen).toBe(true);
        const other = await lineOver(bank, '-15.00');
        expect(
          said(
            await staff.post(`/api/bank-lines/${other}/match`, {
              lines: found?.lines.map(({ entryId, line }) => ({ entryId, line })),
            }),
          )[2],
        ).toMatch(/they differ by \$/);
        await done(
          staff.post(`/api/bank-lines/${id}/match`, {
            lines: found?.lines.map(({ entryId, line }) => ({ entryId, line })),
          }),
        );
      }
    });

    then('tells the difference while charges are open, and books them from their lines', async () => {
      expect(said(await reconcile(bank, '2026-10-31', '11023.45'))).toEqual([
        409,
        'STATEMENT_DIFFERS',
        'The statement of $11,023.45 differs by $16.50 from $11,039.95, what is settled to 10/31/2026; ' +
          '2 lines of the bank are open to 10/31/2026',
      ]);
      await done(
        staff.post('/api/bank-rules', { name: 'Fees', contains: 'fee', side: 'out', accountNumber: '5900', clientId }),
      );
      const fee = await lineOver(bank, '-15.00');
      expect((await suggested(fee)).map(({ booking, chosen }) => [booking?.['accountNumber'], chosen])).toEqual([
        ['5900', true],
      ]);
      const before = await system.lastPosition();
      await done(staff.post(`/api/bank-lines/${fee}/book`, { accountNumber: '5900', description: 'Fee of October' }));
      const events = await system.eventsAfter(before);
      expect(events.map(({ type }) => type)).toEqual(['BankLineBooked', 'JournalEntryPosted']);
      expect(events[1]?.data).toMatchObject({
        entryDate: '2026-10-30',
        clientId,
        source: { kind: 'bankline', id: fee },
      });
      await done(staff.post(`/api/bank-lines/${await lineOver(bank, '-1.50')}/book`, { accountNumber: '6150' }));
    });

    then('reconciles 11,023.45, refuses 11,023.44', async () => {
      expect(said(await reconcile(bank, '2026-10-31', '11023.44'))).toEqual([
        409,
        'STATEMENT_DIFFERS',
        'The statement of $11,023.44 differs by $0.01 from $11,023.45, what is settled to 10/31/2026',
      ]);
      const answer = await done(reconcile(bank, '2026-10-31', '11023.45'));
      expect(answer).toMatchObject({
        ...{ through: '2026-10-31', statementBalance: '11023.45', opening: '10000.00', cleared: '1023.45' },
        ...{ clearedLines: 5, ledgerBalance: '11023.45', outstanding: [], outstandingLines: 0, undoneAt: null },
      });
      expect(said(await staff.post(`/api/bank-lines/${await lineOver(bank, '-250.00')}/unmatch`))).toEqual([
        409,
        'RECONCILED',
        'The account is reconciled to 10/31/2026; undo that first',
      ]);
      const { checklist } = (await staff.get(`/api/ledger/periods/2026-10?clientId=${clientId}`)).body as {
        checklist: Row[];
      };
      expect(checklist).toEqual(
        expect.arrayContaining([
          { title: 'The bank is reconciled to the last day of the month', ok: true },
          { title: 'Nothing of the month is open in the bank list', ok: true },
        ]),
      );
    });

    then(
      'undoes the last one with a reason; lines can then be opened again, and their entries are taken back',
      async () => {
        const path = `/api/bank-accounts/${bank}/reconciliations`;
        const [latest] = (await staff.get<Row[]>(path)).body;
        const undo = `${path}/${String(latest?.['id'])}/undo`;
        expect((await staff.post(undo, {})).status).toBe(400);
        expect(await done(staff.post(undo, { reason: 'A line was wrong' }))).toMatchObject({
          reason: 'A line was wrong',
          undoneBy: 'Alex Morgan',
        });
        expect((await staff.post(undo, { reason: 'Again' })).status).toBe(404);
        const fee = await lineOver(bank, '-15.00');
        const before = await system.lastPosition();
        expect(await done(staff.post(`/api/bank-lines/${fee}/unmatch`))).toMatchObject({
          status: 'imported',
          accountNumber: null,
        });
        expect((await system.eventsAfter(before)).map(({ type }) => type)).toEqual([
          'BankLineUnmatched',
          'JournalEntryPosted',
        ]);
        const standing = (await staff.get(`/api/bank-accounts/${bank}/unreconciled?through=2026-10-31`)).body;
        expect(standing).toMatchObject({
          open: 1,
          openSum: '-15.00',
          balance: '11038.45',
          ledgerBalance: '11038.45',
          outstanding: [],
        });
        await done(staff.post(`/api/bank-lines/${fee}/ignore`, { reason: 'The bank took it back' }));
        await done(reconcile(bank, '2026-10-31', '11038.45'));
      },
    );

    then('books nothing in a closed month, and names the first open day', async () => {
      await done(staff.post('/api/ledger/periods/2026-10/close', { clientId, reason: 'Month end' }));
      await imported(bank, [['20261031', '-9.00', 'A9', 'LATE FEE']]);
      const late = await lineOver(bank, '-9.00');
      expect(said(await staff.post(`/api/bank-lines/${late}/book`, { accountNumber: '5900' }))[1]).toBe('RECONCILED');
      const other = await account(clientId, { ledgerAccount: '1020' });
      await imported(other, [['20261031', '-9.00', 'A9', 'LATE FEE']]);
      const line = await lineOver(other, '-9.00');
      expect(said(await staff.post(`/api/bank-lines/${line}/book`, { accountNumber: '5900' }))).toEqual([
        409,
        'MONTH_CLOSED',
        'October 2026 is closed in the books of Blue Ridge Haulers; the first open day is 11/01/2026',
      ]);
      expect(
        await done(staff.post(`/api/bank-lines/${line}/book`, { accountNumber: '5900', bookedOn: '2026-11-01' })),
      ).toMatchObject({ bookedOn: '2026-11-01' });
    });

    then('prints what is unreconciled', async () => {
      const { status, headers, text } = await staff.get(
        `/api/bank-accounts/${bank}/unreconciled/pdf?through=2026-11-26`,
      );
      expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    });

    it('goes from a statement to a reconciled month and back, step by step', async () => {
      for (const deed of story) await deed();
    }, 60_000);
  });

  it('adds each line once, also from overlapping files', async () => {
    const bank = await account(await newBook());
    const lines: OfxLine[] = [
      ['20261101', '5.00', 'F1', 'ONE'],
      ['20261102', '-5.00', null, 'TOLL'],
      ['20261102', '-5.00', null, 'TOLL'],
    ];
    expect(await imported(bank, lines)).toEqual({ imported: 3, duplicates: 0, rejected: [], rejectedLines: 0 });
    expect(await imported(bank, lines)).toMatchObject({ imported: 0, duplicates: 3 });
    const more: OfxLine[] = [...lines, ['20261102', '-5.00', null, 'TOLL'], ['20261103', '7.00', 'F2', 'TWO']];
    expect(await imported(bank, more)).toMatchObject({ imported: 2, duplicates: 3 });
    const twice = await Promise.all([
      imported(bank, [['20261104', '8.00', 'F3', 'X']]),
      imported(bank, [['20261104', '8.00', 'F3', 'X']]),
    ]);
    expect(twice.map((each) => Number(each['imported'])).reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await linesOf(bank)).toHaveLength(6);
  });

  it('rejects lines of an OFX file that are wrong, and takes the others', async () => {
    const bank = await account(await newBook());
    const answer = await imported(bank, [
      ['20261101', '1.00', 'F1', 'FINE'],
      ['20261101', '2.00', 'F1', 'SAME NUMBER'],
      ['20261101', '19,40.00', 'F2', 'X'],
      ['20261101', '1940,00', 'F3', 'X'],
      ['20261101', '1e9', 'F4', 'X'],
      ['20261301', '5.00', 'F5', 'X'],
    ]);
    expect(answer).toEqual({
      ...{ imported: 1, duplicates: 0, rejectedLines: 5 },
      rejected: [
        { line: 2, reason: "The bank's number F1 names a line of 11/01/2026 over $1.00, too" },
        { line: 3, reason: 'The amount “19,40.00” is none' },
        { line: 4, reason: 'The amount “1940,00” is none' },
        { line: 5, reason: 'The amount “1e9” is none' },
        { line: 6, reason: 'The day “20261301” is none' },
      ],
    });
    expect(await imported(bank, [['20261101', '3.00', 'F1', 'LATER']])).toMatchObject({
      imported: 0,
      rejectedLines: 1,
    });
  });

  it('refuses files that are no statement of this account, with a sentence', async () => {
    const bank = await account(await newBook(), { accountNumber: '000111222333', routingNumber: '021000021' });
    const refused = async (content: string | Uint8Array, name?: string): Promise<unknown> => {
      const { status, body } = await send(bank, content, name);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      return body['message'];
    };
    expect(await refused(ofxFile([], { currency: 'CAD' }))).toBe(
      'The file is in CAD; the books are in US dollars (USD)',
    );
    expect(await refused(ofxFile([], { account: '99998888' }))).toBe(
      'The file is of the account that ends in 8888; this one ends in 2333',
    );
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1_000)}">]><OFX>&b;</OFX>`;
    expect(await refused(bomb)).toBe('The file declares entities, which no statement of a bank does');
    expect(await refused('<OFX><BANKMSGSRSV1>')).toBe('The file cannot be read as OFX or QFX');
    expect(await refused('')).toMatch(/^Choose a file of the bank/);
    expect(await refused(Buffer.from('%PDF-1.7 x'), 'x.pdf')).toMatch(/^Choose a file of the bank/);
    expect(await refused(new Uint8Array(50 * 1_048_576).fill(65))).toBe(
      'The file is larger than 20 MB. Export fewer days from the bank.',
    );
    expect(await refused('Tag,Wieviel\n1,2', 'x.csv')).toBe(
      'Choose the columns with the day, the text and the amount. The file has: Tag, Wieviel',
    );
    expect((await staff.post(`/api/bank-accounts/${bank}/import`, {})).status).toBe(415);
    expect(await linesOf(bank)).toEqual([]);
  });

  it('reads sheets by columns that are kept with the account', async () => {
    const bank = await account(await newBook());
    const csv = [
      '\uFEFFFirst Bank,,,',
      'Posting Date,Description,Amount,Check Number',
      'Posting Date,Description,Amount,Check Number',
      `11/02/2026,"=cmd|' /C calc'!A0","1,940.00",`,
      '11/03/2026,CHECK,-25.00,42',
      '11/04/2026,WRONG,"19,40.00",',
      '13/04/2026,WRONG,1.00,',
    ].join('\r\n');
    expect(await done(send(bank, csv, 'november.csv'))).toEqual({
      ...{ imported: 2, duplicates: 0, rejectedLines: 2 },
      rejected: [
        { line: 6, reason: 'The amount “19,40.00” is none' },
        { line: 7, reason: 'The day “13/04/2026” is none' },
      ],
    });
    expect((await linesOf(bank)).map((line) => [line['amount'], line['text'], line['checkNumber']])).toEqual([
      ['1940.00', "=cmd|' /C calc'!A0", null],
      ['-25.00', 'CHECK', '42'],
    ]);
    const kept = (await staff.get(`/api/bank-accounts/${bank}`)).body['mapping'];
    expect(kept).toMatchObject({
      date: 'Posting Date',
      text: 'Description',
      amount: 'Amount',
      dateFormat: 'month_first',
    });
    const version = (await staff.get(`/api/bank-accounts/${bank}`)).body['version'];
    expect(await done(send(bank, csv, 'november.csv'))).toMatchObject({ imported: 0, duplicates: 2 });
    expect((await staff.get(`/api/bank-accounts/${bank}`)).body['version']).toBe(version);
  });

  it('reads Windows-1252, in and out columns, days before months, and signs turned', async () => {
    const bank = await account(await newBook());
    const mapping = {
      ...{ date: 'Dia', text: 'Texto', moneyIn: 'Entra', moneyOut: 'Sale', dateFormat: 'day_first', reversed: false },
    };
    const csv = Buffer.from('Dia;Texto;Entra;Sale\n26/11/2026;Caf\xe9 \x80;;"1,000.00"\n25/11/2026;Y;5;\n', 'latin1');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(csv)]), 'x.csv');
    const columns = await done(staff.upload(`/api/bank-accounts/${bank}/columns`, form));
    expect(columns).toMatchObject({ headers: ['Dia', 'Texto', 'Entra', 'Sale'], mapping: null });
    expect((columns['rows'] as string[][])[0]).toEqual(['26/11/2026', 'Café €', '', '1,000.00']);
    await done(send(bank, csv, 'x.csv', mapping));
    expect((await linesOf(bank)).map((line) => [line['date'], line['amount'], line['text']])).toEqual([
      ['2026-11-25', '5.00', 'Y'],
      ['2026-11-26', '-1000.00', 'Café €'],
    ]);
    const { status, body } = await send(bank, csv, 'x.csv', { ...mapping, moneyOut: null });
    expect([status, body['errors']]).toEqual([
      400,
      [{ field: 'mapping', message: 'Choose one column with the amount, or one for money in and one for money out' }],
    ]);
    expect((await send(bank, csv, 'x.csv', { ...mapping, date: 'Nothing' })).body['code']).toBe('MAPPING_NEEDED');
  });

  it('matches a ledger line at most once, also when two ask at the same time', async () => {
    const clientId = await newBook();
    const bank = await account(clientId);
    const { id: entryId } = await entry(clientId, '80.00', '2026-11-02');
    await imported(bank, [
      ['20261102', '80.00', 'F1', 'A'],
      ['20261102', '80.00', 'F2', 'B'],
    ]);
    const ids = (await linesOf(bank)).map((line) => String(line['id']));
    expect((await suggested(ids[0] ?? '')).map(({ chosen }) => chosen)).toEqual([true]);
    const lines = [{ entryId, line: 0 }];
    const answers = await Promise.all(ids.map((id) => staff.post(`/api/bank-lines/${id}/match`, { lines })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['message']).toBe('This line of the ledger is matched with another line of the bank already');
    const matched = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
    await done(staff.post(`/api/bank-lines/${matched}/unmatch`));
    const other = ids.find((id) => id !== matched) ?? '';
    await done(staff.post(`/api/bank-lines/${other}/match`, { lines }));
  });

  it('looks at entries of all sources, also those that no invoice booked', async () => {
    const bank = await account(null, { ledgerAccount: '1050' });
    await done(
      staff.post('/api/compliance-payments', {
        ...{
          clientId: await newBook(),
          amount: '150.00',
          description: 'Permit',
          paymentMethod: 'check',
          checkNumber: '77',
        },
      }),
    );
    await imported(bank, [['20261126', '150.00', 'F1', 'CARD PAYOUT']]);
    const { status } = await staff.get(`/api/bank-lines/${await lineOver(bank, '150.00')}/suggestions`);
    expect(status).toBe(200);
  });

  it('compares lines of its own book and account only', async () => {
    const [mine, yours] = [await newBook(), await newBook()];
    const bank = await account(mine);
    await imported(bank, [['20261102', '80.00', 'F1', 'A']]);
    const line = await lineOver(bank, '80.00');
    const { id: entryId } = await entry(yours, '80.00', '2026-11-02');
    expect(await suggested(line)).toEqual([]);
    const refusal = await staff.post(`/api/bank-lines/${line}/match`, { lines: [{ entryId, line: 0 }] });
    expect(refusal.body['message']).toBe('This line of the ledger is not one of this account and these books');
    const agent = await newAgent(system, { canAccessAccounting: true });
    expect((await agent.visitor.get(`/api/bank-accounts/${bank}`)).status).toBe(404);
    expect((await agent.visitor.post(`/api/bank-lines/${line}/ignore`, { reason: 'x' })).status).toBe(404);
    expect((await send(bank, ofxFile([]), 'x.ofx', undefined, agent.visitor)).status).toBe(404);
    expect((await agent.visitor.get<Row[]>('/api/bank-lines')).body).toEqual([]);
    expect(
      (await agent.visitor.post('/api/bank-accounts', { name: 'X', bankName: 'Y', ledgerAccount: '1000' })).status,
    ).toBe(400);
  });

  it('has an account of the ledger that holds money, one for each book', async () => {
    const clientId = await newBook();
    const bank = await account(clientId, { accountNumber: '000111222333' });
    const refusal = async (over: Row) =>
      (await staff.post('/api/bank-accounts', { name: 'X', bankName: 'Y', clientId, ...over })).body['errors'];
    expect(await refusal({ ledgerAccount: '5000' })).toEqual([
      { field: 'ledgerAccount', message: '5000 Fuel is no cash account; choose one, or mark it as one' },
    ]);
    expect(await refusal({ ledgerAccount: '9999' })).toEqual([
      { field: 'ledgerAccount', message: 'There is no account 9999' },
    ]);
    expect(await refusal({ ledgerAccount: '1000' })).toEqual([
      { field: 'ledgerAccount', message: 'Account 1000 of these books is that of another bank account' },
    ]);
    expect((await staff.get(`/api/bank-accounts/${bank}`)).body['accountNumber']).toBe('*****2333');
    await imported(bank, [['20261102', '80.00', 'F1', 'A']]);
    expect(said(await staff.patch(`/api/bank-accounts/${bank}`, { ledgerAccount: '1020' }))[1]).toBe('IN_USE');
    expect((await staff.patch(`/api/bank-accounts/${bank}`, { name: 'Operating' })).status).toBe(200);
  });

  it('keeps a log that holds together', async () => {
    const faults = await system.asOwner(async (client) => {
      const { faults: found } = await checkLog(client);
      await client.query('ROLLBACK');
      return found;
    });
    expect(faults).toEqual([]);
  });
});
