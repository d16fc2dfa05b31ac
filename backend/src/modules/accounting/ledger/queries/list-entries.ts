import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { rowsOf, sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { ListQuery } from '../../../../platform/lists/list-query';
import { pageOf, type Page } from '../../../../platform/lists/page';
import { containing, numbered, patternsOf } from '../../../../platform/lists/search';
import type { IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Client } from '../../../clients/clients';
import { PaymentEvents, type InvoiceEventName } from '../adapters/payment-events';
import type { AccountType } from '../domain/chart';
import { JournalLineRow } from '../projections/journal-lines';

export interface EntryFilter extends Pick<ListQuery, 'q' | 'limit' | 'page' | 'cursor' | 'total'> {
  readonly group?: AccountType | undefined;
  readonly account?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly clientId?: string | undefined;
  /** Only the entries of one invoice: its issue, its corrections, its payments. */
  readonly invoiceId?: number | undefined;
  /** Only the entries of one payment: its receipt and its reversal. */
  readonly paymentId?: number | undefined;
}

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
}

const ofAccount = (column: string): string => `(SELECT a.${column} FROM accounts a WHERE a.id = p."accountNumber")`;
/** The latest entry date first; the lines of an entry in the order in which they were written. */
const RULES = {
  alias: 'r',
  id: 'entryId',
  order: ['r.entry_date', 'r.entry_id', '(-r.line)'],
  extraColumns: { account: ofAccount('name'), accountType: ofAccount('type') },
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
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  async execute({ filter, scope }: ListEntries): Promise<Page<LedgerLine>> {
    const { group, account, from, to, clientId, invoiceId, paymentId, ...asked } = filter;
    const { q } = asked;
    const rows = rowsOf(this.dataSource, JournalLineRow, scope);
    if (group) rows.andWhere('r.account_number = ANY(:group)', { group: await this.accounts('type = $1', group) });
    if (account) rows.andWhere('r.account_number = :account', { account });
    if (from) rows.andWhere('r.entry_date >= :from', { from });
    if (to) rows.andWhere('r.entry_date <= :to', { to });
    if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
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
    const page = await pageOf<Omit<LedgerLine, 'paymentId'>>(rows, asked, { ...RULES, extraColumns });
    const payments = await this.payments.paymentsOf(page.items.flatMap(invoiceEventOf));
    return page.map((line) => ({ ...line, paymentId: payments.get(line.causedBy ?? '') ?? null }));
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
