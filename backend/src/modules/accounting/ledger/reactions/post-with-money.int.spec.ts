import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Body = Readonly<Record<string, unknown>>;
/** Account, debit and credit of each line that was posted: '1000 2000.00 Dr'. */
type Lines = readonly string[];

/** The rows of domain-rules §12 whose events exist, on both bases, and the golden histories of the books. */
describe('golden rows', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;
  beforeAll(async () => {
    system = await TestSystem.start();
    system.clock.travel('2026-11-26T15:00:00Z');
    staff = await system.as('admin');
    brokerId = Number((await done(staff.post('/api/brokers', { name: 'Summit Freight' })))['id']);
  });
  afterAll(() => system.stop());

  const done = async (call: Promise<{ status: number; body: Body; text: string }>): Promise<Body> => {
    const { status, body, text } = await call;
    expect([status < 300, text]).toEqual([true, text]);
    return body;
  };
  /** What a piece of work posts, line by line, on accrual and on cash basis. */
  const posted = async (work: () => Promise<unknown>): Promise<{ accrual: Lines; cash: Lines; made: Body }> => {
    const before = await system.lastPosition();
    const made = (await work()) as Body;
    const entries = await system.sql<{ id: string }>(
      "SELECT data->>'id' AS id FROM facts WHERE position > $1 AND type = 'JournalEntryPosted' ORDER BY position",
      [before],
    );
    const [accrual, cash]: [string[], string[]] = [[], []];
    for (const { id } of entries.rows) {
      const { lines, cashLines } = (await done(staff.get(`/api/ledger/entries/${id}`))) as {
        lines: { accountNumber: string; debit: string; credit: string }[];
        cashLines: { accountNumber: string; debit: string; credit: string }[] | null;
      };
      const told = ({ accountNumber, debit, credit }: (typeof lines)[number]): string =>
        debit === '0.00' ? `${accountNumber} ${credit} Cr` : `${accountNumber} ${debit} Dr`;
      accrual.push(...lines.map(told));
      cash.push(...(cashLines ?? lines).map(told));
    }
    return { accrual, cash, made };
  };
  const LOAD = [
    { kind: 'freight', description: 'Freight', amount: '1850.00' },
    { kind: 'detention', description: '3 h', amount: '150.00' },
  ];
  const issue = (over: object = {}) => done(staff.post('/api/invoices', { brokerId, lines: LOAD, ...over }));
  const pay = (id: unknown, over: object) =>
    done(staff.post(`/api/invoices/${String(id)}/payments`, { paymentMethod: 'check', ...over }));
  const rows = async (work: () => Promise<unknown>): Promise<[Lines, Lines]> => {
    const { accrual, cash } = await posted(work);
    return [accrual, cash];
  };

  it('invoice issued 2,000 (1,850 freight + 150 detention); void posted invoice', async () => {
    const issued = await posted(() => issue());
    expect([issued.accrual, issued.cash]).toEqual([['1100 2000.00 Dr', '4000 1850.00 Cr', '4050 150.00 Cr'], []]);
    const voided = () => done(staff.post(`/api/invoices/${String(issued.made['id'])}/void`, { reason: 'Twice' }));
    expect(await rows(voided)).toEqual([['1100 2000.00 Cr', '4000 1850.00 Dr', '4050 150.00 Dr'], []]);
  });

  it('broker pays in full; the payment is reversed', async () => {
    const { id } = await issue();
    const paid = await posted(() => pay(id, { amount: '2000.00' }));
    expect([paid.accrual, paid.cash]).toEqual([
      ['1000 2000.00 Dr', '1100 2000.00 Cr'],
      ['1000 2000.00 Dr', '4000 1850.00 Cr', '4050 150.00 Cr'],
    ]);
    const back = () => done(staff.post(`/api/payments/${String(paid.made['id'])}/reverse`, { reason: 'Bounced' }));
    expect(await rows(back)).toEqual([
      ['1000 2000.00 Cr', '1100 2000.00 Dr'],
      ['1000 2000.00 Cr', '4000 1850.00 Dr', '4050 150.00 Dr'],
    ]);
  });

  it('broker takes QuickPay 3%', async () => {
    const { id } = await issue();
    expect(await rows(() => pay(id, { amount: '2000.00', factorFee: '60.00' }))).toEqual([
      ['1000 1940.00 Dr', '6000 60.00 Dr', '1100 2000.00 Cr'],
      ['1000 1940.00 Dr', '6000 60.00 Dr', '4000 1850.00 Cr', '4050 150.00 Cr'],
    ]);
  });

  it.each([
    ['bank', ['5100 80.00 Dr', '1000 80.00 Cr'], ['5100 80.00 Dr', '1000 80.00 Cr']],
    ['on_account', ['5100 80.00 Dr', '2000 80.00 Cr'], []],
    ['driver', ['5100 80.00 Dr', '2100 80.00 Cr'], []],
    ['fuel_card', ['5100 80.00 Dr', '2050 80.00 Cr'], ['5100 80.00 Dr', '2050 80.00 Cr']],
  ])('expense paid from %s', async (paidFrom, accrual, cash) => {
    const spent = () => done(staff.post('/api/expenses', { category: 'repair', amount: '80.00', paidFrom }));
    expect(await rows(spent)).toEqual([accrual, cash]);
  });

  it('client pays 150 for a service by bank: the firm’s income on both bases', async () => {
    const clientId = await newClient(system);
    const { id } = await done(
      staff.post('/api/compliance-payments', {
        ...{ accountHolderName: 'Ridgeline LLC', bankName: 'First Bank', routingNumber: '021000021' },
        ...{ accountNumber: '40028871934567', accountType: 'business', paymentMethod: 'ach' },
        ...{ clientId, amount: '150.00', description: 'IFTA Processing Fee' },
      }),
    );
    const completed = () =>
      done(staff.patch(`/api/compliance-payments/${String(id)}/status`, { paymentStatus: 'completed' }));
    const both = ['1050 150.00 Dr', '4100 150.00 Cr'];
    expect(await rows(completed)).toEqual([both, both]);
  });

  it('2,000.00 paid by 700.00, 333.33 and 966.67 is income of freight and detention to the cent', async () => {
    const { id } = await issue();
    const shares = async (amount: string): Promise<Lines> => (await posted(() => pay(id, { amount }))).cash.slice(1);
    expect(await shares('700.00')).toEqual(['4000 647.50 Cr', '4050 52.50 Cr']);
    expect(await shares('333.33')).toEqual(['4000 308.33 Cr', '4050 25.00 Cr']);
    expect(await shares('966.67')).toEqual(['4000 894.17 Cr', '4050 72.50 Cr']);
  });

  it('three lines of a cent paid by three payments of a cent clear one line each', async () => {
    const lines = ['freight', 'detention', 'fuel_surcharge'].map((kind) => ({
      kind,
      description: kind,
      amount: '0.01',
    }));
    const { id } = await issue({ lines });
    const shares = async (): Promise<Lines> => (await posted(() => pay(id, { amount: '0.01' }))).cash.slice(1);
    expect([await shares(), await shares(), await shares()]).toEqual([
      ['4000 0.01 Cr'],
      ['4050 0.01 Cr'],
      ['4000 0.01 Cr'],
    ]);
  });

  it('income of 2025 stands in the balance sheet of 2026 as retained earnings, without an entry', async () => {
    const clientId = await newClient(system);
    const freight = (amount: string) => [{ kind: 'freight', description: 'Freight', amount }];
    await issue({ clientId, issueDate: '2025-12-15', lines: freight('12345.67') });
    const equity = async (): Promise<unknown[]> => {
      const sheet = (await done(staff.get(`/api/reports/balance-sheet?clientId=${clientId}&to=2026-06-30`))) as {
        equity: { retainedEarnings: string; netIncome: string };
      };
      return [sheet.equity.retainedEarnings, sheet.equity.netIncome];
    };
    expect(await equity()).toEqual(['12345.67', '0.00']);
    const asked = { clientId, reason: 'Year end' };
    await done(staff.post('/api/ledger/periods/2025-12/close', asked));
    const late = { brokerId, clientId, issueDate: '2025-12-20', lines: freight('100.00') };
    expect((await staff.post('/api/invoices', late)).status).toBe(409);
    await done(staff.post('/api/ledger/periods/2025-12/reopen', asked));
    await done(staff.post('/api/invoices', late));
    expect(await equity()).toEqual(['12445.67', '0.00']);
    await issue({ clientId, issueDate: '2026-02-01', lines: freight('7.00') });
    expect(await equity()).toEqual(['12445.67', '7.00']);
  });
});
