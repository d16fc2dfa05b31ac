import { Entity } from 'typeorm';
import { IntKeyColumn } from '../../../../platform/database/columns';
import { rowsOfSpan } from '../../../../platform/event-log/projections/in-sql';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { entryEvents } from '../domain/entry.events';
import { ADDED_SQL, bookDaysSql, spansSql, SpanSums, sumsKeysOf, withEntry } from './span-sums';

const BLOCK = 5_000;
const blockOf = (position: number): number => Math.floor((position - 1) / BLOCK);

const BLOCK_SQL = { by: `((f.position - 1) / ${BLOCK})::int`, as: 'block' };

/**
 * The same sums of each 5,000 facts of the log: block 0 has the first 5,000. A read of the past adds up the blocks
 * before its position, and folds the facts of the last one alone.
 */
@Entity('ledger_blocks')
export class LedgerBlockRow extends SpanSums {
  @IntKeyColumn() block: number;
}

const KEY = 'basis, s.first_day, account_number, s.client_id, moved';

export const ledgerBlocks = defineProjection({
  name: 'ledger-blocks',
  version: 3,
  mode: 'async',
  mayWait: true,
  table: LedgerBlockRow,
  events: entryEvents,
  keys: ({ type, data, position }) =>
    type === 'JournalEntryPosted' ? sumsKeysOf(data).map((key) => ({ ...key, block: blockOf(position) })) : [],
  on: { JournalEntryPosted: (row, { data }, key) => withEntry<LedgerBlockRow>(row, data, key) },
  sums: true,
  inSql: `SELECT ${KEY}, ${ADDED_SQL}, s.span, block FROM (${bookDaysSql(BLOCK_SQL)}) d ${spansSql()}
    GROUP BY 1, 2, 3, 4, 5, 9, 10`,
});

const COLUMNS = 'basis, first_day, account_number, client_id, moved';
const FOLDED = `SELECT ${KEY}, debit, credit, lines, s.span FROM (${bookDaysSql()}) d ${spansSql()}`;

/**
 * The sums at a position: those of whole blocks, and what the facts after them add. Blocks that the projection has not
 * reached yet are folded, too. Bounds are written as numbers, because the planner takes the index by position only for
 * a range that it can tell to be short.
 */
export const sumsAt = (position: number): string => {
  const whole = Math.floor(position / BLOCK);
  const kept = `(SELECT COALESCE(max(c.position), 0) / ${BLOCK} FROM public.checkpoints c
    WHERE c.name = '${ledgerBlocks.name}')`;
  const folded = (span: string): string => `(${rowsOfSpan({ ...ledgerBlocks, inSql: FOLDED }, span)})`;
  const behind = `${kept} < ${whole} AND f.position > ${BLOCK} * ${kept} AND f.position <= ${BLOCK * whole}`;
  return `SELECT ${COLUMNS}, ${ADDED_SQL}, span
    FROM (SELECT ${COLUMNS}, debit, credit, lines, span FROM public.ledger_blocks WHERE block < LEAST(${whole}, ${kept})
      UNION ALL ${folded(`f.position > ${BLOCK * whole} AND f.position <= ${position}`)}
      UNION ALL ${folded(behind)}) b
    GROUP BY ${COLUMNS}, span`;
};
