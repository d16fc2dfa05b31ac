import { Entity } from 'typeorm';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { entryEvents } from '../domain/entry.events';
import { monthsAt } from './ledger-blocks';
import { MONTH_COLUMNS_SQL, MONTH_LINES_SQL, MonthSums, monthKeysOf, withEntry } from './month-sums';

/** The sums by month, from which statements are worked out. */
@Entity('ledger_months')
export class LedgerMonthRow extends MonthSums {}

const IN_SQL = `SELECT ${MONTH_COLUMNS_SQL} FROM facts f ${MONTH_LINES_SQL} GROUP BY 1, 2, 3, 4, 5`;

export const ledgerMonths = defineProjection({
  name: 'ledger-months',
  version: 2,
  mode: 'async',
  table: LedgerMonthRow,
  events: entryEvents,
  keys: ({ type, data }) => (type === 'JournalEntryPosted' ? monthKeysOf(data) : []),
  on: { JournalEntryPosted: (row, { data }, key) => withEntry(row, data, key) },
  sums: true,
  inSql: IN_SQL,
  past: (position) => monthsAt(position, IN_SQL),
});
