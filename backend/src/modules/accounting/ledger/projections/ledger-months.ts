import { Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn, IntColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { firstOfMonth } from '../../../../platform/money/dates';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { BASES, isCash, linesOn, MOVES_CASH_SQL, OWN_CASH_LINES_SQL, type Basis } from '../domain/bases';
import { entryEvents, type Entry, type EntryLine } from '../domain/entry.events';

/**
 * Sums of debits and credits by basis, month, account and client (an empty string for the firm itself), from which
 * statements are worked out; entries that move money apart from the others.
 */
@Entity('ledger_months')
export class LedgerMonthRow {
  @TextKeyColumn() basis: Basis;
  @PrimaryColumn({ type: 'date' }) month: string;
  @TextKeyColumn() accountNumber: string;
  @TextKeyColumn() clientId: string;
  @PrimaryColumn({ type: 'boolean' }) moved: boolean;
  @CentsColumn() debit: number;
  @CentsColumn() credit: number;
  @IntColumn() lines: number;
}

/** What a vehicle, driver or broker has to do with a line: `{ dimension: 'broker', value: '3' }`. */
interface Part {
  readonly dimension: (typeof DIMENSIONS)[number];
  readonly value: string;
}
export const DIMENSIONS = ['vehicle', 'driver', 'broker'] as const;

const partsOf = ({ vehicleId, driverId, party }: EntryLine): readonly Part[] =>
  (
    [
      ['vehicle', vehicleId],
      ['driver', driverId],
      ['broker', party?.kind === 'broker' ? party.id : null],
    ] as const
  ).flatMap(([dimension, value]) =>
    value === null || value === undefined ? [] : [{ dimension, value: String(value) }],
  );

/** The same sums of the lines that name a vehicle, a driver or a broker, by each of them. */
@Entity('ledger_parts')
export class LedgerPartRow {
  @TextKeyColumn() basis: Basis;
  @TextKeyColumn() dimension: (typeof DIMENSIONS)[number];
  @TextKeyColumn() value: string;
  @PrimaryColumn({ type: 'date' }) month: string;
  @TextKeyColumn() accountNumber: string;
  @TextKeyColumn() clientId: string;
  @CentsColumn() debit: number;
  @CentsColumn() credit: number;
  @IntColumn() lines: number;
}

type Sums = Pick<LedgerMonthRow, 'debit' | 'credit' | 'lines'>;
const grown = (row: Sums | undefined, added: readonly EntryLine[]): Sums => ({
  debit: added.reduce((sum, line) => sum + line.debit, row?.debit ?? 0),
  credit: added.reduce((sum, line) => sum + line.credit, row?.credit ?? 0),
  lines: (row?.lines ?? 0) + added.length,
});
const differing = <Key extends object>(keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [JSON.stringify(key), key])).values(),
];
const bookOf = ({ entryDate, clientId }: Entry) => ({ month: firstOfMonth(entryDate), clientId: clientId ?? '' });

const monthKey = (entry: Entry, basis: Basis, accountNumber: string) => {
  const { month, clientId } = bookOf(entry);
  return { basis, month, accountNumber, clientId, moved: entry.lines.some(isCash) };
};
const partKey = (entry: Entry, basis: Basis, { dimension, value }: Part, accountNumber: string) => {
  const { month, clientId } = bookOf(entry);
  return { basis, dimension, value, month, accountNumber, clientId };
};
const wanted = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A key of sums is whole');
  return value;
};

/** The lines of an entry on both bases, as SQL over facts `f`: basis `b.basis`, line `l`. */
const LINES_SQL = `CROSS JOIN LATERAL (VALUES ('accrual', f.data->'lines'),
    ('cash', COALESCE(${OWN_CASH_LINES_SQL}, f.data->'lines'))) b(basis, lines)
  CROSS JOIN LATERAL jsonb_array_elements(b.lines) l`;
const MONTH_SQL = "(left(f.data->>'entryDate', 8) || '01')::date";
const BOOK_SQL = "COALESCE(f.data->>'clientId', '')";
const SUMS_SQL = "sum((l->>'debit')::bigint), sum((l->>'credit')::bigint), count(*)";

export const ledgerMonths = defineProjection({
  name: 'ledger-months',
  version: 2,
  mode: 'async',
  table: LedgerMonthRow,
  events: entryEvents,
  keys: ({ type, data }) =>
    type === 'JournalEntryPosted'
      ? differing(
          BASES.flatMap((basis) => linesOn(data, basis).map((line) => monthKey(data, basis, line.accountNumber))),
        )
      : [],
  on: {
    JournalEntryPosted: (row, { data }, { basis, accountNumber }) => {
      const key = monthKey(data, wanted(basis), wanted(accountNumber));
      return {
        ...key,
        ...grown(
          row,
          linesOn(data, key.basis).filter((line) => line.accountNumber === accountNumber),
        ),
      };
    },
  },
  sums: true,
  inSql: `SELECT b.basis, ${MONTH_SQL}, l->>'accountNumber', ${BOOK_SQL}, ${MOVES_CASH_SQL}, ${SUMS_SQL}
    FROM facts f ${LINES_SQL} GROUP BY 1, 2, 3, 4, 5`,
});

export const ledgerParts = defineProjection({
  name: 'ledger-parts',
  version: 1,
  mode: 'async',
  table: LedgerPartRow,
  events: entryEvents,
  keys: ({ type, data }) =>
    type === 'JournalEntryPosted'
      ? differing(
          BASES.flatMap((basis) =>
            linesOn(data, basis).flatMap((line) =>
              partsOf(line).map((part) => partKey(data, basis, part, line.accountNumber)),
            ),
          ),
        )
      : [],
  on: {
    JournalEntryPosted: (row, { data }, { basis, dimension, value, accountNumber }) => {
      const key = partKey(
        data,
        wanted(basis),
        { dimension: wanted(dimension), value: wanted(value) },
        wanted(accountNumber),
      );
      const isOf = (line: EntryLine): boolean =>
        line.accountNumber === accountNumber &&
        partsOf(line).some((part) => part.dimension === dimension && part.value === value);
      return { ...key, ...grown(row, linesOn(data, key.basis).filter(isOf)) };
    },
  },
  sums: true,
  inSql: `SELECT b.basis, d.dimension, d.value, ${MONTH_SQL}, l->>'accountNumber', ${BOOK_SQL}, ${SUMS_SQL}
    FROM facts f ${LINES_SQL}
    CROSS JOIN LATERAL (VALUES ('vehicle', l->>'vehicleId'), ('driver', l->>'driverId'),
      ('broker', CASE l#>>'{party,kind}' WHEN 'broker' THEN l#>>'{party,id}' END)) d(dimension, value)
    WHERE d.value IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6`,
});
