import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../../platform/access/viewer';
import { rowsOf } from '../../../../../platform/event-log/projections/read-tables';
import type { ListQuery } from '../../../../../platform/lists/list-query';
import { pageOf, type Page } from '../../../../../platform/lists/page';
import { containing, numbered } from '../../../../../platform/lists/search';
import type { IsoDate } from '../../../../../platform/money/dates';
import { firstDayOf, lastDayOf, type Month } from '../../../../../platform/money/months';
import { StoreOf, type RecordStore } from '../../../../../platform/records/store/record-store';
import { Client } from '../../../../clients/clients';
import { JournalLineRow } from '../../projections/journal-lines';

export interface LateFilter extends Pick<ListQuery, 'q' | 'limit' | 'page' | 'cursor' | 'total'> {
  readonly clientId?: string | undefined;
  /** The closed month that the papers belong to. */
  readonly month?: Month | undefined;
}

/** A line of the general ledger whose paper belongs to a month that was closed before it was booked. */
export interface LateLine extends JournalLineRow {
  readonly paperDate: IsoDate;
  readonly account: string | null;
  readonly clientName: string | null;
}

const RULES = {
  ...{ alias: 'r', id: 'entryId', order: ['r.entry_date', 'r.entry_id', '(-r.line)'] },
  summed: { debit: { in: 'money', sql: 'r.debit' }, credit: { in: 'money', sql: 'r.credit' } },
} as const;
const COLUMNS = {
  account: '(SELECT a.name FROM accounts a WHERE a.id = p."accountNumber")',
  paperDate: '(SELECT e.paper_date FROM late_entries e WHERE e.entry_id = p."entryId")',
};
/** The searched text, written exactly as in the text index, so that PostgreSQL uses the index. */
const WORDS = "(r.description || ' ' || r.reference)";
/** The closed months of a book cover all of their own days, and those of open months before them. */
const LATE = `r.entry_id IN (SELECT e.entry_id FROM late_entries e WHERE EXISTS (
  SELECT FROM periods c WHERE c.status = 'closed' AND c.client_id IS NOT DISTINCT FROM e.client_id
    AND c.month >= to_char(e.paper_date, 'YYYY-MM') AND c.month < to_char(e.entry_date, 'YYYY-MM')))`;
const OF_MONTH =
  'r.entry_id IN (SELECT e.entry_id FROM late_entries e WHERE e.paper_date BETWEEN :firstDay AND :lastDay)';

/** Lists what was booked late, the latest booking first. */
@Injectable()
export class LateEntries {
  constructor(
    private readonly dataSource: DataSource,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  async page(scope: Scope, { clientId, month, ...asked }: LateFilter): Promise<Page<LateLine>> {
    const rows = rowsOf(this.dataSource, JournalLineRow, scope).andWhere(LATE);
    if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
    if (month) rows.andWhere(OF_MONTH, { firstDay: firstDayOf(month), lastDay: lastDayOf(month) });
    const { q } = asked;
    if (q && !(await numbered(rows, q, 'r.reference'))) containing(rows, q, [WORDS]);
    const extraColumns = { ...COLUMNS, clientName: this.clients.nameBeside(rows, scope, 'clientId') };
    return pageOf<LateLine>(rows, asked, { ...RULES, extraColumns });
  }
}
