import { Entity } from 'typeorm';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { entryEvents } from '../domain/entry.events';
import { sumsAt } from './ledger-blocks';
import {
  ADDED_SQL,
  ALL_BOOKS,
  bookDaysSql,
  inYear,
  spansSql,
  SpanSums,
  sumsKeysOf,
  withEntry,
  yearSql,
} from './span-sums';

/** The sums by month, from which statements are worked out; of each book by year, and of all books by day as well. */
@Entity('ledger_months')
export class LedgerMonthRow extends SpanSums {}

const IN_SQL = `SELECT basis, s.first_day, account_number, s.client_id, moved, ${ADDED_SQL}, s.span
  FROM (${bookDaysSql()}) d ${spansSql(`('year', ${yearSql('d.day')}, d.client_id)`)} GROUP BY 1, 2, 3, 4, 5, 9`;

export const ledgerMonths = defineProjection({
  name: 'ledger-months',
  version: 3,
  mode: 'async',
  table: LedgerMonthRow,
  events: entryEvents,
  keys: ({ type, data }) =>
    type === 'JournalEntryPosted'
      ? sumsKeysOf(data).flatMap((key) =>
          key.clientId === ALL_BOOKS ? [key] : [key, { ...key, ...inYear(data.entryDate) }],
        )
      : [],
  on: { JournalEntryPosted: (row, { data }, key) => withEntry<LedgerMonthRow>(row, data, key) },
  sums: true,
  inSql: IN_SQL,
  // months and days alone: statements of the past are worked out of these
  past: sumsAt,
});
