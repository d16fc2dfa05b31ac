import { PrimaryColumn } from 'typeorm';
import { CentsColumn, IntColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { firstOfMonth } from '../../../../platform/money/dates';
import { BASES, isCash, linesOn, MOVES_CASH_SQL, OWN_CASH_LINES_SQL, type Basis } from '../domain/bases';
import type { Entry, EntryLine } from '../domain/entry.events';

/**
 * Sums of debits and credits by basis, month, account and client (an empty string for the firm itself); entries that
 * move money apart from the others.
 */
export abstract class MonthSums {
  @TextKeyColumn() basis: Basis;
  @PrimaryColumn({ type: 'date' }) month: string;
  @TextKeyColumn() accountNumber: string;
  @TextKeyColumn() clientId: string;
  @PrimaryColumn({ type: 'boolean' }) moved: boolean;
  @CentsColumn() debit: number;
  @CentsColumn() credit: number;
  @IntColumn() lines: number;
}

type Sums = Pick<MonthSums, 'debit' | 'credit' | 'lines'>;
/** The sums with these lines added. */
export const grown = (row: Sums | undefined, added: readonly EntryLine[]): Sums => ({
  debit: added.reduce((sum, line) => sum + line.debit, row?.debit ?? 0),
  credit: added.reduce((sum, line) => sum + line.credit, row?.credit ?? 0),
  lines: (row?.lines ?? 0) + added.length,
});
/** Each key once. */
export const differing = <Key extends object>(keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [JSON.stringify(key), key])).values(),
];
export const wanted = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A key of sums is whole');
  return value;
};
/** The month and the book of an entry, as sums name them. */
export const bookOf = ({ entryDate, clientId }: Entry) => ({
  month: firstOfMonth(entryDate),
  clientId: clientId ?? '',
});

const monthKey = (entry: Entry, basis: Basis, accountNumber: string) => {
  const { month, clientId } = bookOf(entry);
  return { basis, month, accountNumber, clientId, moved: entry.lines.some(isCash) };
};
/** The keys of the sums that an entry adds to. */
export const monthKeysOf = (entry: Entry) =>
  differing(BASES.flatMap((basis) => linesOn(entry, basis).map((line) => monthKey(entry, basis, line.accountNumber))));
/** The sums of one account with what an entry adds to them. */
export const withEntry = (
  row: Sums | undefined,
  entry: Entry,
  { basis, accountNumber }: Partial<Pick<MonthSums, 'basis' | 'accountNumber'>>,
) => {
  const key = monthKey(entry, wanted(basis), wanted(accountNumber));
  const added = linesOn(entry, key.basis).filter((line) => line.accountNumber === accountNumber);
  return { ...key, ...grown(row, added) };
};

/** The lines of an entry on both bases, as SQL over facts `f`: basis `b.basis`, line `l`. */
export const LINES_SQL = `CROSS JOIN LATERAL (VALUES ('accrual', f.data->'lines'),
    ('cash', COALESCE(${OWN_CASH_LINES_SQL}, f.data->'lines'))) b(basis, lines)
  CROSS JOIN LATERAL jsonb_array_elements(b.lines) l`;
/** The same, and once for each entry `m.moved`, whether it moves money. */
export const MONTH_LINES_SQL = `CROSS JOIN LATERAL (SELECT ${MOVES_CASH_SQL} AS moved OFFSET 0) m ${LINES_SQL}`;
export const MONTH_SQL = "(left(f.data->>'entryDate', 8) || '01')::date";
export const BOOK_SQL = "COALESCE(f.data->>'clientId', '')";
export const SUMS_SQL = "sum((l->>'debit')::bigint), sum((l->>'credit')::bigint), count(*)";
/** Key and sums in SQL, in the order of the columns. */
export const MONTH_COLUMNS_SQL = `b.basis, ${MONTH_SQL}, l->>'accountNumber', ${BOOK_SQL}, m.moved, ${SUMS_SQL}`;
