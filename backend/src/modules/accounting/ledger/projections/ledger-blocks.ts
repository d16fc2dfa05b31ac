import { Entity } from 'typeorm';
import { IntKeyColumn } from '../../../../platform/database/columns';
import { rowsOfSpan } from '../../../../platform/event-log/projections/in-sql';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { entryEvents } from '../domain/entry.events';
import { MONTH_COLUMNS_SQL, MONTH_LINES_SQL, MonthSums, monthKeysOf, withEntry } from './month-sums';

const BLOCK = 20_000;
const blockOf = (position: number): number => Math.floor((position - 1) / BLOCK);

/**
 * The sums by month of each 20,000 facts of the log: block 0 has the first 20,000. A read of the past adds up the
 * blocks before its position, and folds the facts of the last one alone.
 */
@Entity('ledger_blocks')
export class LedgerBlockRow extends MonthSums {
  @IntKeyColumn() block: number;
}

export const ledgerBlocks = defineProjection({
  name: 'ledger-blocks',
  version: 2,
  mode: 'async',
  table: LedgerBlockRow,
  events: entryEvents,
  keys: ({ type, data, position }) =>
    type === 'JournalEntryPosted' ? monthKeysOf(data).map((key) => ({ ...key, block: blockOf(position) })) : [],
  on: {
    JournalEntryPosted: (row, { data, position }, key) => ({
      ...withEntry(row, data, key),
      block: blockOf(position),
    }),
  },
  sums: true,
  inSql: `SELECT ${MONTH_COLUMNS_SQL}, ((f.position - 1) / ${BLOCK})::int
    FROM facts f ${MONTH_LINES_SQL} GROUP BY 1, 2, 3, 4, 5, 9`,
});

const COLUMNS = 'basis, month, account_number, client_id, moved';

/**
 * The sums by month at a position: those of whole blocks, and what the facts after them add. Blocks that the projection
 * has not reached yet are folded, too. Bounds are written as numbers, because the planner takes the index by position
 * only for a range that it can tell to be short.
 */
export const monthsAt = (position: number, inSql: string): string => {
  const whole = Math.floor(position / BLOCK);
  const kept = `(SELECT COALESCE(max(c.position), 0) / ${BLOCK} FROM public.checkpoints c
    WHERE c.name = '${ledgerBlocks.name}')`;
  const folded = (span: string): string => `(${rowsOfSpan({ ...ledgerBlocks, inSql }, span)})`;
  const behind = `${kept} < ${whole} AND f.position > ${BLOCK} * ${kept} AND f.position <= ${BLOCK * whole}`;
  return `SELECT ${COLUMNS}, sum(debit)::bigint AS debit, sum(credit)::bigint AS credit, sum(lines)::int AS lines
    FROM (SELECT ${COLUMNS}, debit, credit, lines FROM public.ledger_blocks WHERE block < LEAST(${whole}, ${kept})
      UNION ALL ${folded(`f.position > ${BLOCK * whole} AND f.position <= ${position}`)}
      UNION ALL ${folded(behind)}) s
    GROUP BY ${COLUMNS}`;
};
