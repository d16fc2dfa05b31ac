import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import {
  BankAccountBook,
  BankBook,
  BankLine,
  ImportLines,
  LedgerCandidates,
  ReconciliationBook,
  Unreconciled,
  type BankLineStore,
  type LedgerCandidate,
  type StatementLine,
} from '../../../accounting/bank';
import type { TreasuryStep } from './demo-treasury';

const LEDGER_ACCOUNT = '1000';
const FEE = { amount: -15_00, text: 'MONTHLY SERVICE FEE' };
const OWN_TRANSFER = { amount: -1_00, text: 'TEST OF A NEW PAYEE' };
/** The months of the first statement. */
const MONTHS = 3;

const firstOf = (day: IsoDate, monthsBefore: number): IsoDate => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsBefore, 1)).toISOString().slice(0, 10);
};

/**
 * The bank of one client of the demo: a statement of three months that is settled and reconciled, and one since then of
 * which a half is settled.
 */
@Injectable()
export class DemoBank {
  constructor(
    private readonly accounts: BankAccountBook,
    private readonly imports: ImportLines,
    private readonly book: BankBook,
    private readonly candidates: LedgerCandidates,
    private readonly unreconciled: Unreconciled,
    private readonly reconciliations: ReconciliationBook,
    @RichStoreOf(BankLine) private readonly lines: BankLineStore,
  ) {}

  steps(clientId: () => string, today: IsoDate): TreasuryStep[] {
    const ended = addDays(firstOf(today, 1), -1);
    const began = firstOf(ended, MONTHS - 1);
    let id = '';
    const seen = { first: addDays(ended, 1), last: addDays(today, -2) };
    return [
      { on: began, act: async (context) => (id = await this.open(clientId(), context)) },
      { on: addDays(ended, 3), act: (context) => this.settle(id, clientId(), { first: began, last: ended }, context) },
      { on: addDays(today, -1), act: (context) => this.importHalf(id, clientId(), seen, context) },
    ];
  }

  private async open(clientId: string, context: CommandContext): Promise<string> {
    const account = {
      clientId,
      name: 'Operating account',
      bankName: 'First Horizon',
      routingNumber: '084000026',
      accountNumber: '100200304417',
      ledgerAccount: LEDGER_ACCOUNT,
    };
    return (await this.accounts.add(account, context)).record.id;
  }

  private async settle(id: string, clientId: string, days: Days, context: CommandContext): Promise<void> {
    const found = await this.import(id, clientId, days, [FEE], context);
    for (const line of await this.linesOf(id)) await this.match(line, found, context);
    const { balance } = await this.unreconciled.of({ id, ledgerAccount: LEDGER_ACCOUNT, clientId }, days.last, null);
    const asked = { through: days.last, statementBalance: balance, today: addDays(days.last, 3) };
    await this.reconciliations.reconcile(id, asked, context);
  }

  private async importHalf(id: string, clientId: string, days: Days, context: CommandContext): Promise<void> {
    const found = await this.import(id, clientId, days, [FEE, OWN_TRANSFER], context);
    const open = (await this.linesOf(id)).filter(({ status }) => status === 'imported');
    const own = open.filter(({ text }) => text === OWN_TRANSFER.text);
    for (const { id: line } of own) await this.book.ignore(line, 'Comes back tomorrow', context);
    const matched = open.filter(({ text }) => text !== OWN_TRANSFER.text && text !== FEE.text);
    for (const line of matched.slice(0, Math.floor(matched.length / 2))) await this.match(line, found, context);
  }

  /** The lines of the bank as the ledger has them, each a day later at most, and what only the bank knows. */
  private async import(
    id: string,
    clientId: string,
    { first, last }: Days,
    more: readonly { readonly amount: number; readonly text: string }[],
    context: CommandContext,
  ): Promise<readonly LedgerCandidate[]> {
    const of = { ledgerAccount: LEDGER_ACCOUNT, clientId };
    const near = await this.candidates.near(of, first, last, EVERYTHING);
    const found = near
      .filter(({ date }) => date >= first && date <= last)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const lines: StatementLine[] = [
      ...found.map(({ date, amount, description, checkNumber }, at) => ({
        ...{ nr: at + 1, date, amount, checkNumber },
        text: textOfBank(description),
        fitId: null,
      })),
      ...more.map((line, at) => ({ ...line, nr: found.length + at + 1, date: last, checkNumber: null, fitId: null })),
    ];
    await this.imports.take(id, portionOf(lines), context);
    return found;
  }

  private linesOf(id: string): Promise<BankLine[]> {
    return this.lines
      .rows(EVERYTHING)
      .andWhere('r.bank_account_id = :id', { id })
      .orderBy('r.date')
      .addOrderBy('r.id')
      .getRawMany<BankLine>();
  }

  /** Matches a line with the first of the ledger over its amount on its day that is not taken; the fee is booked. */
  private async match(line: BankLine, found: readonly LedgerCandidate[], context: CommandContext): Promise<void> {
    if (line.text === FEE.text) {
      const booking = { accountNumber: '5900', description: 'Fee of the bank', party: null, bookedOn: null };
      await this.book.book(line.id, { ...booking, loadId: null, vehicleId: null, driverId: null }, context);
      return;
    }
    const fits = found.filter(
      ({ date, amount, description }) =>
        date === line.date && amount === line.amount && textOfBank(description) === line.text,
    );
    const taken = await this.taken(line.bankAccountId);
    const one = fits.find(({ entryId, line: nr }) => !taken.has(`${entryId} ${nr}`));
    if (one) await this.book.match(line.id, [{ entryId: one.entryId, line: one.line }], context);
  }

  private async taken(id: string): Promise<ReadonlySet<string>> {
    const lines = await this.linesOf(id);
    return new Set(lines.flatMap(({ matches }) => matches.map(({ entryId, line }) => `${entryId} ${line}`)));
  }
}

/** How the bank writes what the ledger says: in capitals, and not all of it. */
const textOfBank = (description: string): string => description.toUpperCase().slice(0, 60).trim();

interface Days {
  readonly first: IsoDate;
  readonly last: IsoDate;
}
async function* portionOf(lines: readonly StatementLine[]): AsyncGenerator<readonly StatementLine[]> {
  await Promise.resolve();
  yield lines;
}
