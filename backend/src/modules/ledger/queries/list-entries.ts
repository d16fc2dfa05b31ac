import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf, sqlOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { likePattern, pageOf, type Page } from '../../../platform/http/page';
import type { IsoDate } from '../../../platform/money/dates';
import type { AccountType } from '../domain/chart';
import { JournalLineRow } from '../projections/journal-lines';

export interface EntryFilter extends Pick<ListQuery, 'q' | 'limit' | 'page' | 'cursor' | 'total'> {
  readonly group?: AccountType | undefined;
  readonly account?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly clientId?: string | undefined;
  /** Entries of one invoice: its issue, its corrections, its payments. */
  readonly invoiceId?: number | undefined;
}

export interface LedgerLine extends Omit<JournalLineRow, 'clientId'> {
  readonly account: string | null;
  readonly accountType: AccountType | null;
}

interface KnownAccount {
  readonly id: string;
  readonly name: string;
  readonly type: AccountType;
  /** Its name or number holds the words that are searched for. */
  readonly found: boolean;
}

/** Latest date first; the lines of an entry as they were written. */
const RULES = { alias: 'r', id: 'entryId', order: ['r.entry_date', 'r.entry_id', '(-r.line)'] };

/** Lines of the general ledger, latest entry date first. */
export class ListEntries extends Query<Page<LedgerLine>> {
  constructor(
    readonly filter: EntryFilter,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(ListEntries)
export class ListEntriesHandler implements IQueryHandler<ListEntries> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ filter, sight }: ListEntries): Promise<Page<LedgerLine>> {
    const { q: words, group, account, from, to, clientId, invoiceId, ...asked } = filter;
    const q = words ? likePattern(words) : null;
    const { rows: accounts } = await sqlOf(this.dataSource).query<KnownAccount>(
      'SELECT id, name, type, (name ILIKE $1 OR id ILIKE $1) AS found FROM accounts',
      [q],
    );
    const numbers = (of: (known: KnownAccount) => boolean): string[] => accounts.filter(of).map(({ id }) => id);
    const rows = rowsOf(this.dataSource, JournalLineRow, sight);
    if (group) rows.andWhere('r.account_number = ANY(:group)', { group: numbers(({ type }) => type === group) });
    if (account) rows.andWhere('r.account_number = :account', { account });
    if (from) rows.andWhere('r.entry_date >= :from', { from });
    if (to) rows.andWhere('r.entry_date <= :to', { to });
    if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
    if (invoiceId)
      rows.andWhere("r.source_kind = 'invoice' AND r.source_id = :invoiceId", { invoiceId: String(invoiceId) });
    if (q)
      rows.andWhere("((r.description || ' ' || r.reference) ILIKE :q OR r.account_number = ANY(:named))", {
        q,
        named: numbers(({ found }) => found),
      });
    const known = new Map(accounts.map((each) => [each.id, each]));
    return (await pageOf<JournalLineRow>(rows, asked, RULES)).map(({ clientId: _, ...line }) => {
      const { name, type } = known.get(line.accountNumber) ?? { name: null, type: null };
      return { ...line, account: name, accountType: type };
    });
  }
}
