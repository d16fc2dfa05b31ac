import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Demo } from '../src/modules/administration/demo';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const PROGRAM = path.resolve(__dirname, '../../scripts/books-of-facts.mjs');

interface Told {
  readonly book: string;
  readonly basis: 'accrual' | 'cash';
  readonly retainedEarnings: number;
  readonly netIncome: number;
  readonly money: number;
  readonly balances: boolean;
  readonly accounts: Readonly<Record<string, number>>;
}
interface TieOut {
  readonly account: string;
  readonly ledger: string;
  readonly subledger: string;
}
/** What a firm does with money besides invoices that are simply paid. */
const MOVES = [
  ...['InvoiceFactored', 'FactorReserveReleased', 'FactorCollected', 'FactoredInvoiceChargedBack'],
  ...['InvoiceCredited', 'InvoiceWrittenOff', 'InvoiceDisputed', 'DepositTaken'],
  ...['ClientMoneyReceived', 'ClientMoneyHeld', 'ClientMoneyMoved', 'ClientMoneyPaidOut', 'ClientMoneyRefunded'],
  ...['ClientChargeRaised', 'ClientChargePaid', 'ClientChargeCancelled', 'CardPayoutReceived', 'ChecksDeposited'],
  ...['BankLineImported', 'BankLineMatched', 'BankLineBooked', 'BankLineIgnored', 'ReconciliationDone'],
];
type Body = Readonly<Record<string, unknown>>;
const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

describe('a year of the demo firm', () => {
  let system: TestSystem;
  let staff: Visitor;
  let today: string;
  let told: Told[];
  let ageing: Readonly<Record<string, number>>;

  beforeAll(async () => {
    system = await TestSystem.start({ people: false });
    await system.app.get(Demo).plant(1);
    staff = await system.as('admin');
    today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(system.clock.now());
    const { rows } = await system.sql<{ fact: string }>(
      `SELECT jsonb_build_object('position', position, 'type', type, 'data', data)::text AS fact FROM facts
        ORDER BY position`,
    );
    const program = spawn(process.execPath, [PROGRAM, today], { stdio: ['pipe', 'pipe', 'inherit'] });
    program.stdin.end(rows.map(({ fact }) => fact).join('\n'));
    const lines = (await text(program.stdout))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Told & { ageing?: Readonly<Record<string, number>> });
    ageing = lines.at(-1)?.ageing ?? {};
    told = lines.slice(0, -1);
  }, 180_000);
  afterAll(() => system.stop());

  const ofBook = ({ book, basis }: Told): string =>
    `${book === '' ? 'own=true' : `clientId=${book}`}&basis=${basis}&to=${today}`;
  const get = async (address: string): Promise<Body> => {
    const { status, body, text: said } = await staff.get(address);
    expect([status, said]).toEqual([200, said]);
    return body;
  };

  it('has books enough to compare', () => {
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(({ accounts }) => Object.keys(accounts).length > 3).length).toBeGreaterThan(10);
  });

  it('has the trial balances that another program makes of its money facts, to the cent', async () => {
    for (const one of told) {
      const { rows } = (await get(`/api/ledger/trial-balance?${ofBook(one)}`)) as {
        rows: { number: string; debit: string; credit: string }[];
      };
      const shown = rows.map(({ number, debit, credit }) => [number, cents(debit) - cents(credit)] as const);
      expect([one.book, one.basis, Object.fromEntries(shown)]).toEqual([one.book, one.basis, one.accounts]);
    }
  });

  it('has the income, the retained earnings and the money that it has', async () => {
    for (const one of told) {
      expect([one.book, one.balances]).toEqual([one.book, true]);
      const { equity } = (await get(`/api/reports/balance-sheet?${ofBook(one)}`)) as {
        equity: { retainedEarnings: string; netIncome: string };
      };
      expect([cents(equity.retainedEarnings), cents(equity.netIncome)]).toEqual([one.retainedEarnings, one.netIncome]);
      const flow = await get(`/api/reports/cash-flow?${ofBook(one)}&from=2020-01-01`);
      expect(cents(flow['closing'])).toBe(one.money);
      const income = await get(`/api/reports/profit-and-loss?${ofBook(one)}&from=2020-01-01`);
      expect(cents(income['netIncome'])).toBe(one.netIncome + one.retainedEarnings);
    }
  });

  it('has the ageing that it has, and ties out', async () => {
    const { totals } = (await get(`/api/reports/receivables-ageing?to=${today}`)) as { totals: Body };
    expect(Object.fromEntries(Object.keys(ageing).map((column) => [column, cents(totals[column])]))).toEqual(ageing);
    const { body } = await staff.get<{ ok: boolean }[]>('/api/ledger/tie-outs');
    expect(body.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('has in every book the records behind its accounts that the facts come to', async () => {
    for (const one of told.filter(({ basis }) => basis === 'accrual')) {
      const book = one.book === '' ? 'own=true' : `clientId=${one.book}`;
      const { body } = await staff.get<TieOut[]>(`/api/ledger/tie-outs?${book}`);
      const facts = (account: string): number => (account < '2000' ? 1 : -1) * (one.accounts[account] ?? 0) || 0;
      expect(
        body.map(({ account, ledger, subledger }) => [one.book, account, cents(ledger), cents(subledger)]),
      ).toEqual(body.map(({ account }) => [one.book, account, facts(account), facts(account)]));
    }
  });

  it('has every kind of money that moves, and something that waits for somebody', async () => {
    const { rows } = await system.sql<{ type: string }>('SELECT DISTINCT type FROM facts');
    const types = new Set(rows.map(({ type }) => type));
    expect(MOVES.filter((type) => !types.has(type))).toEqual([]);
    const waits = async (address: string): Promise<number> => (await staff.get<unknown[]>(address)).body.length;
    expect(
      await Promise.all(
        [
          '/api/charges?status=open',
          '/api/clearing-waiting',
          '/api/bank-lines?status=imported',
          '/api/deposits?status=open',
          '/api/invoices?factoringStatus=advanced',
          '/api/client-money',
        ].map(async (address) => [address, (await waits(address)) > 0]),
      ),
    ).toEqual([
      ['/api/charges?status=open', true],
      ['/api/clearing-waiting', true],
      ['/api/bank-lines?status=imported', true],
      ['/api/deposits?status=open', true],
      ['/api/invoices?factoringStatus=advanced', true],
      ['/api/client-money', true],
    ]);
  });
});
