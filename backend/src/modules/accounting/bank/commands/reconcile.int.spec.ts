import { BankDesk, done, said, type Row } from '../../../../../test/support/world/bank-desk';
import { textOfPaper } from '../../../../../test/support/pdf-text';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

describe('month end of a client at the bank', () => {
  let system: TestSystem;
  let staff: Visitor;
  let desk: BankDesk;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    desk = new BankDesk(system, staff);
  });
  afterAll(() => system.stop());

  const story: (() => Promise<void>)[] = [];
  /** What happens next: each step begins where the one before ended. */
  const then = (_: string, deed: () => Promise<void>): number => story.push(deed);
  let clientId: string;
  let bank: string;
  beforeAll(async () => {
    clientId = await desk.newBook();
    bank = await desk.account(clientId);
    const brokerId = (await done(staff.post('/api/brokers', { name: 'Summit Freight LLC' })))['id'];
    await desk.entry(clientId, '10000.00', '2026-10-01');
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
    await desk.spent(clientId, '250.00', '2026-10-14');
    await desk.spent(clientId, '110.05', '2026-10-15');
    await desk.imported(bank, [
      ['20261013', '1400.00', 'A1', 'DEPOSIT'],
      ['20261015', '-250.00', 'A2', 'CHECK 77'],
      ['20261016', '-110.05', 'A3', 'FUEL STOP'],
      ['20261030', '-15.00', 'A4', 'MONTHLY FEE'],
      ['20261030', '-1.50', 'A5', 'WIRE FEE'],
    ]);
  });

  then('suggests the three payments of one broker for the deposit, a click matches them', async () => {
    const deposit = await desk.lineOver(bank, '1400.00');
    const [first, ...others] = await desk.suggested(deposit);
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
    expect(await desk.suggested(deposit)).toEqual([]);
  });

  then('matches what went out, refuses what differs by a cent', async () => {
    for (const amount of ['-250.00', '-110.05']) {
      const id = await desk.lineOver(bank, amount);
      const [found] = await desk.suggested(id);
      expect(found?.chosen).toBe(true);
      const other = await desk.lineOver(bank, '-15.00');
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
    expect(said(await desk.reconcile(bank, '2026-10-31', '11023.45'))).toEqual([
      409,
      'STATEMENT_DIFFERS',
      'The statement of $11,023.45 differs by $16.50 from $11,039.95, what is settled to 10/31/2026; ' +
        '2 lines of the bank are open to 10/31/2026',
    ]);
    await done(
      staff.post('/api/bank-rules', { name: 'Fees', contains: 'fee', side: 'out', accountNumber: '5900', clientId }),
    );
    const fee = await desk.lineOver(bank, '-15.00');
    expect((await desk.suggested(fee)).map(({ booking, chosen }) => [booking?.['accountNumber'], chosen])).toEqual([
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
    await done(staff.post(`/api/bank-lines/${await desk.lineOver(bank, '-1.50')}/book`, { accountNumber: '6150' }));
  });

  then('reconciles 11,023.45, refuses 11,023.44', async () => {
    expect(said(await desk.reconcile(bank, '2026-10-31', '11023.44'))).toEqual([
      409,
      'STATEMENT_DIFFERS',
      'The statement of $11,023.44 differs by $0.01 from $11,023.45, what is settled to 10/31/2026',
    ]);
    const answer = await done(desk.reconcile(bank, '2026-10-31', '11023.45'));
    expect(answer).toMatchObject({
      ...{ through: '2026-10-31', statementBalance: '11023.45', opening: '10000.00', cleared: '1023.45' },
      ...{ clearedLines: 5, ledgerBalance: '11023.45', outstanding: [], outstandingLines: 0, undoneAt: null },
    });
    expect(said(await staff.post(`/api/bank-lines/${await desk.lineOver(bank, '-250.00')}/unmatch`))).toEqual([
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
      const fee = await desk.lineOver(bank, '-15.00');
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
      await done(desk.reconcile(bank, '2026-10-31', '11038.45'));
    },
  );

  then('books nothing in a closed month, and names the first open day', async () => {
    await done(staff.post('/api/ledger/periods/2026-10/close', { clientId, reason: 'Month end' }));
    await desk.imported(bank, [['20261031', '-9.00', 'A9', 'LATE FEE']]);
    const late = await desk.lineOver(bank, '-9.00');
    expect(said(await staff.post(`/api/bank-lines/${late}/book`, { accountNumber: '5900' }))[1]).toBe('RECONCILED');
    const other = await desk.account(clientId, { ledgerAccount: '1020' });
    await desk.imported(other, [['20261031', '-9.00', 'A9', 'LATE FEE']]);
    const line = await desk.lineOver(other, '-9.00');
    expect(said(await staff.post(`/api/bank-lines/${line}/book`, { accountNumber: '5900' }))).toEqual([
      409,
      'MONTH_CLOSED',
      'October 2026 is closed in the books of Blue Ridge Haulers; the first open day is 11/01/2026',
    ]);
    expect(
      await done(staff.post(`/api/bank-lines/${line}/book`, { accountNumber: '5900', bookedOn: '2026-11-01' })),
    ).toMatchObject({ bookedOn: '2026-11-01' });
  });

  then('prints each line that is unreconciled, and by what bank and ledger differ', async () => {
    await desk.spent(clientId, '75.25', '2026-11-20');
    const paper = await textOfPaper(staff, `/api/bank-accounts/${bank}/unreconciled/pdf?through=2026-11-26`);
    for (const line of [
      'SETTLED BALANCE $11,038.45',
      'Bank 10/31/2026 LATE FEE -$9.00',
      'Ledger 11/20/2026 JE-000004 By hand -$75.25',
      'Open at the bank (1) -$9.00',
      'Only in the ledger (1) -$75.25',
      'Ledger balance $10,963.20',
      'The bank differs $66.25 from the ledger by',
    ])
      expect(paper).toContain(line);
  });

  it('goes from a statement to a reconciled month and back, step by step', async () => {
    for (const deed of story) await deed();
  }, 60_000);
});
