import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../../platform/access/viewer';
import { withPooledClient } from '../../../../../platform/database/connect';
import { currentPast, type Sql } from '../../../../../platform/event-log/projections/past';
import { poolOf } from '../../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../../platform/money/dates';
import type { Basis } from '../../domain/bases';
import type { CashLineRow } from '../../projections/journal-lines';
import { basisLines } from '../basis-lines';
import { booksIn, inBooks, type Books } from '../books';

const PAGE = 5_000;

/** Whose books, on which basis, of which days. */
export interface AskedJournal extends Books {
  readonly basis: Basis;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}
type Query = Sql['query'];

/** All pages are read: without it, PostgreSQL plans for the first ones, and walks through the books of all. */
const TO_THE_END = 'SET LOCAL cursor_tuple_fraction = 1';
const cursor = (basis: Basis): string => `DECLARE journal NO SCROLL CURSOR FOR
SELECT l.entry_id AS "entryId", l.line, l.entry_date AS "entryDate", l.account_number AS "accountNumber", l.description,
  l.reference, l.debit, l.credit, l.source_kind AS "sourceKind", l.source_id AS "sourceId", l.client_id AS "clientId",
  l.load_id AS "loadId", l.vehicle_id AS "vehicleId", l.driver_id AS "driverId", l.party_kind AS "partyKind",
  l.party_id AS "partyId"
FROM ${basisLines(basis)} l
WHERE ($1::date IS NULL OR l.entry_date >= $1) AND ($5::date IS NULL OR l.entry_date <= $5)
  AND ${inBooks('l.client_id')}
ORDER BY l.entry_date, l.entry_id, (-l.line)`;

/** Reads the lines of the books page by page, all as they stand at one moment. */
@Injectable()
export class JournalPages {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Hands over one page after the other, by entry date; an entry is never divided between two of them.
   * @param begin told the position of the log that the pages count up to, before the first one
   */
  async each(
    { basis, from, to, ...books }: AskedJournal,
    scope: Scope,
    begin: (position: number) => Promise<void>,
    take: (entries: readonly (readonly CashLineRow[])[]) => Promise<void>,
  ): Promise<void> {
    await this.atOneMoment(async (sql, position) => {
      await begin(position);
      await sql(TO_THE_END);
      await sql(cursor(basis), [from, ...booksIn(books, scope), to]);
      for (let rest: readonly CashLineRow[] = [], more = true; more;) {
        const { rows } = await sql<CashLineRow>(`FETCH ${PAGE} FROM journal`);
        more = rows.length === PAGE;
        const entries = byEntry([...rest, ...rows]);
        // the last entry may go on
        rest = more ? (entries.pop() ?? []) : [];
        if (entries.length > 0) await take(entries);
      }
      await sql('CLOSE journal');
    });
  }

  /** Runs reads within one transaction: that of the past which the request reads, or one of its own. */
  private async atOneMoment(work: (sql: Query, position: number) => Promise<void>): Promise<void> {
    const past = currentPast();
    if (past) return work(past.sql.query, past.position);
    await withPooledClient(poolOf(this.dataSource), async (client) => {
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const { rows } = await client.query<{ position: number }>(
          'SELECT COALESCE(max(position), 0)::int AS position FROM facts',
        );
        await work((text, values = []) => client.query(text, values), rows[0]?.position ?? 0);
      } finally {
        await client.query('ROLLBACK').catch(() => undefined);
      }
    });
  }
}

/** Lines that come entry after entry, as entries whose lines are in the order in which they were written. */
const byEntry = (lines: readonly CashLineRow[]): (readonly CashLineRow[])[] => {
  const entries = new Map<string, CashLineRow[]>();
  for (const line of lines) {
    const known = entries.get(line.entryId);
    if (known) known.push(line);
    else entries.set(line.entryId, [line]);
  }
  return [...entries.values()].map((entry) => entry.sort((one, other) => one.line - other.line));
};
