import { Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn, IntColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { firstOfMonth } from '../../../../platform/money/dates';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { entryEvents, type Entry } from '../domain/entry.events';

/**
 * Sums of debits and credits by month, account and client (an empty string for the firm itself), from which reports are
 * worked out.
 */
@Entity('ledger_months')
export class LedgerMonthRow {
  @PrimaryColumn({ type: 'date' }) month: string;
  @TextKeyColumn() accountNumber: string;
  @TextKeyColumn() clientId: string;
  @CentsColumn() debit: number;
  @CentsColumn() credit: number;
  @IntColumn() lines: number;
}

const linesOf = (entry: Entry, accountNumber: string | undefined) =>
  entry.lines.filter((line) => line.accountNumber === accountNumber);

export const ledgerMonths = defineProjection({
  name: 'ledger-months',
  version: 1,
  mode: 'async',
  table: LedgerMonthRow,
  events: entryEvents,
  keys: ({ type, data }) =>
    type === 'JournalEntryPosted'
      ? [...new Set(data.lines.map((line) => line.accountNumber))].map((accountNumber) => ({
          month: firstOfMonth(data.entryDate),
          accountNumber,
          clientId: data.clientId ?? '',
        }))
      : [],
  on: {
    JournalEntryPosted: (row, { data }, { accountNumber }) => {
      const added = linesOf(data, accountNumber);
      return {
        month: firstOfMonth(data.entryDate),
        accountNumber: accountNumber ?? '',
        clientId: data.clientId ?? '',
        debit: added.reduce((sum, line) => sum + line.debit, row?.debit ?? 0),
        credit: added.reduce((sum, line) => sum + line.credit, row?.credit ?? 0),
        lines: (row?.lines ?? 0) + added.length,
      };
    },
  },
  sums: true,
  inSql: `SELECT (left(f.data->>'entryDate', 8) || '01')::date, l->>'accountNumber', COALESCE(f.data->>'clientId', ''),
    sum((l->>'debit')::bigint), sum((l->>'credit')::bigint), count(*)
    FROM facts f CROSS JOIN LATERAL jsonb_array_elements(f.data->'lines') l GROUP BY 1, 2, 3`,
});
