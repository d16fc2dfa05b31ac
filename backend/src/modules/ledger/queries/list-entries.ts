import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { sqlOf } from '../../../platform/database/database';
import { offsetOf, Page, type ListQuery } from '../../../platform/http/page';
import type { IsoDate } from '../../../platform/money/dates';
import type { AccountType } from '../domain/chart';

export interface EntryFilter extends Pick<ListQuery, 'q' | 'limit' | 'page' | 'cursor'> {
  readonly group?: AccountType | undefined;
  readonly account?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly clientId?: string | undefined;
}

export interface LedgerLine {
  readonly entryId: string;
  readonly line: number;
  readonly entryDate: IsoDate;
  readonly accountNumber: string;
  readonly account: string | null;
  readonly accountType: AccountType | null;
  readonly description: string;
  readonly reference: string;
  readonly debit: number;
  readonly credit: number;
  readonly sourceKind: string | null;
  readonly sourceId: string | null;
  readonly createdAt: string;
}

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
    const values: unknown[] = [];
    const where: string[] = [];
    const add = (condition: (parameter: string) => string, value: unknown): void => {
      if (value === undefined || value === '') return;
      values.push(value);
      where.push(condition(`$${values.length}`));
    };
    add((p) => `a.type = ${p}`, filter.group);
    add((p) => `l.account_number = ${p}`, filter.account);
    add((p) => `l.entry_date >= ${p}`, filter.from);
    add((p) => `l.entry_date <= ${p}`, filter.to);
    add((p) => `l.client_id = ${p}`, filter.clientId);
    add((p) => `l.client_id::text = ANY(${p})`, sight.clients ?? undefined);
    add(
      (p) => `(l.description ILIKE ${p} OR l.reference ILIKE ${p} OR a.name ILIKE ${p} OR l.account_number ILIKE ${p})`,
      filter.q && `%${filter.q.replace(/[\\%_]/g, (c) => `\\${c}`)}%`,
    );
    const from = `FROM journal_lines l LEFT JOIN accounts a ON a.id = l.account_number ${where.length ? `WHERE ${where.join(' AND ')}` : ''}`;
    const pool = sqlOf(this.dataSource);
    const start = offsetOf(filter);
    const [count, lines] = await Promise.all([
      pool.query<{ n: number }>(`SELECT count(*) AS n ${from}`, values),
      pool.query<LedgerLine>(
        `SELECT l.entry_id AS "entryId", l.line, l.entry_date AS "entryDate", l.account_number AS "accountNumber", a.name AS account, a.type AS "accountType", l.description, l.reference,
                l.debit, l.credit, l.source_kind AS "sourceKind", l.source_id AS "sourceId", l.created_at AS "createdAt"
         ${from} ORDER BY l.entry_date DESC, l.entry_id DESC, l.line LIMIT ${filter.limit} OFFSET ${start}`,
        values,
      ),
    ]);
    const total = Number(count.rows[0]?.n ?? 0);
    const next = start + lines.rows.length;
    return new Page(lines.rows, total, next < total ? Buffer.from(String(next)).toString('base64url') : null);
  }
}
