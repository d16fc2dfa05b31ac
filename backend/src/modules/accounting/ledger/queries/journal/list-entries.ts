import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../../platform/access/viewer';
import { sqlOf } from '../../../../../platform/event-log/projections/read-tables';
import { pageOf, type Page } from '../../../../../platform/lists/page';
import { containing, numbered, patternsOf } from '../../../../../platform/lists/search';
import { StoreOf, type RecordStore } from '../../../../../platform/records/store/record-store';
import { Client } from '../../../../clients/clients';
import { PaymentEvents, type InvoiceEventName } from '../../adapters/payment-events';
import type { Basis } from '../../domain/bases';
import { cashFlowSide, type CashFlowSide } from '../../domain/cash-flow';
import type { AccountType } from '../../domain/chart';
import type { JournalLineRow } from '../../projections/journal-lines';
import type { Books } from '../books';
import { isWholeAccount, narrowToNamed, type EntryFilter } from './entry-filter';
import { LedgerSums } from '../ledger-sums';
import { linesIn } from './lines-in';
import { RunningBalance } from './running-balance';

/**
 * A line of the general ledger with the names of its account and client; `clientName` is null when the client is out of
 * scope.
 */
export interface LedgerLine extends JournalLineRow {
  readonly account: string | null;
  readonly accountType: AccountType | null;
  readonly clientName: string | null;
  /** The payment whose receipt or reversal the line books; null when the line books something else. */
  readonly paymentId: number | null;
  /** Debits less credits of the asked account after the line, in cents; null where the lines are not all of it. */
  readonly balance: number | null;
}

const ofAccount = (column: string): string => `(SELECT a.${column} FROM accounts a WHERE a.id = p."accountNumber")`;
/** The latest entry date first; the lines of an entry in the order in which they were written. */
const RULES = {
  alias: 'r',
  id: 'entryId',
  order: ['r.entry_date', 'r.entry_id', '(-r.line)'],
  extraColumns: { account: ofAccount('name'), accountType: ofAccount('type') },
  // the balance runs: the last one is the sum already
  summed: { debit: { in: 'money', sql: 'r.debit' }, credit: { in: 'money', sql: 'r.credit' } } as const,
};

/** The searched text, written exactly as in the text index, so that PostgreSQL uses the index. */
const WORDS = "(r.description || ' ' || r.reference)";

/** The event of an invoice that a line books, if it books one. */
const invoiceEventOf = ({ sourceKind, sourceId, causedBy }: JournalLineRow): readonly InvoiceEventName[] =>
  sourceKind === 'invoice' && sourceId !== null && causedBy !== null
    ? [{ event: causedBy, invoiceId: Number(sourceId) }]
    : [];

/** Lines of the general ledger, latest entry date first. */
export class ListEntries extends Query<Page<LedgerLine>> {
  constructor(
    readonly filter: EntryFilter,
    readonly scope: Scope,
  ) {
    super();
  }
}

@QueryHandler(ListEntries)
export class ListEntriesHandler implements IQueryHandler<ListEntries> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentEvents,
    private readonly running: RunningBalance,
    private readonly sums: LedgerSums,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  async execute({ filter, scope }: ListEntries): Promise<Page<LedgerLine>> {
    const { group, account, clientId, own, basis = 'accrual', cashFlow, invoiceId, paymentId, q } = filter;
    const rows = linesIn(this.dataSource, basis, scope);
    narrowToNamed(rows, filter);
    if (group) rows.andWhere('r.account_number = ANY(:group)', { group: await this.ofTypes(group.split(',')) });
    if (account) rows.andWhere('r.account_number = :account', { account });
    if (cashFlow) rows.andWhere('r.moved AND r.account_number = ANY(:flow)', { flow: await this.ofCashFlow(cashFlow) });
    if (invoiceId)
      rows.andWhere("r.source_kind = 'invoice' AND r.source_id = :invoiceId", { invoiceId: String(invoiceId) });
    if (paymentId) {
      const events = await this.payments.of(paymentId, scope);
      rows.andWhere("r.source_kind = 'invoice' AND r.source_id = ANY(:invoices) AND r.caused_by = ANY(:facts)", {
        invoices: events.map(({ invoiceId }) => String(invoiceId)),
        facts: events.map(({ event }) => event),
      });
    }
    if (q && !(await numbered(rows, q, 'r.reference'))) {
      rows.setParameters({ named: await this.accounts('name ILIKE ANY($1) OR id ILIKE ANY($1)', patternsOf(q)) });
      containing(rows, q, [WORDS], 'ILIKE', 'r.account_number = ANY(:named)');
    }
    const extraColumns = { ...RULES.extraColumns, clientName: this.clients.nameBeside(rows, scope, 'clientId') };
    const page = await pageOf<Omit<LedgerLine, 'paymentId' | 'balance'>>(rows, filter, { ...RULES, extraColumns });
    const [payments, balances] = await Promise.all([
      this.payments.paymentsOf(page.items.flatMap(invoiceEventOf)),
      account && isWholeAccount(filter) ? this.balances(page.items, account, basis, { clientId, own }, scope) : [],
    ]);
    return page.of(
      // added to the row itself: a copy of each costs more than reading it
      page.items.map((line, nr) =>
        Object.assign(line, { paymentId: payments.get(line.causedBy ?? '') ?? null, balance: balances[nr] ?? null }),
      ),
    );
  }

  /** What stands on the account after each line; the lines come latest first, without gaps. */
  private async balances(
    lines: readonly JournalLineRow[],
    ...of: [account: string, basis: Basis, books: Books, scope: Scope]
  ): Promise<readonly number[]> {
    const [latest] = lines;
    if (!latest) return [];
    let balance = await this.running.after(latest, ...of);
    return lines.map(({ debit, credit }) => {
      const after = balance;
      balance -= debit - credit;
      return after;
    });
  }

  private ofTypes(types: readonly string[]): Promise<string[]> {
    return this.accounts('type = ANY($1)', types);
  }
  private async ofCashFlow(side: CashFlowSide): Promise<string[]> {
    const accounts = await this.sums.accounts();
    return accounts.filter((account) => cashFlowSide(account) === side).map(({ number }) => number);
  }

  /**
   * Looks up the numbers of accounts in a query of its own, so that PostgreSQL finds the lines by the index on their
   * account.
   */
  private async accounts(where: string, value: unknown): Promise<string[]> {
    const { rows } = await sqlOf(this.dataSource).query<{ id: string }>(`SELECT id FROM accounts WHERE ${where}`, [
      value,
    ]);
    return rows.map(({ id }) => id);
  }
}
