import { PrimaryColumn } from 'typeorm';
import { CentsColumn, IntColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { firstOfMonth, firstOfYear, type IsoDate } from '../../../../platform/money/dates';
import { BASES, isCash, linesOn, MOVES_CASH_SQL, OWN_CASH_LINES_SQL, type Basis } from '../domain/bases';
import type { Entry, EntryLine } from '../domain/entry.events';

/** How long sums are of: a day, a month or a calendar year, named by its first day. */
export type Span = 'day' | 'month' | 'year';
/** The first days of the month and of the year of a date, in SQL. */
export const monthSql = (date: string): string => `date_trunc('month', ${date})::date`;
export const yearSql = (date: string): string => `date_trunc('year', ${date})::date`;

/** Stands for a client in the sums over all books, so that statements of all books read few rows. */
export const ALL_BOOKS = '*';

/**
 * Sums of debits and credits by basis, span, account and client (an empty string for the firm itself, `ALL_BOOKS` for
 * all of them); entries that move money apart from the others. Days are kept of all books alone.
 */
export abstract class SpanSums {
  @TextKeyColumn() basis: Basis;
  @PrimaryColumn({ type: 'date' }) firstDay: string;
  @TextKeyColumn() accountNumber: string;
  @TextKeyColumn() clientId: string;
  @PrimaryColumn({ type: 'boolean' }) moved: boolean;
  @CentsColumn() debit: number;
  @CentsColumn() credit: number;
  @IntColumn() lines: number;
  @TextKeyColumn() span: Span;
}

type Sums = Pick<SpanSums, 'debit' | 'credit' | 'lines'>;
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
/** The book of an entry, as sums name it. */
export const bookOf = ({ clientId }: Pick<Entry, 'clientId'>): string => clientId ?? '';
export const inMonth = (date: IsoDate) => ({ span: 'month', firstDay: firstOfMonth(date) }) as const;
export const inYear = (date: IsoDate) => ({ span: 'year', firstDay: firstOfYear(date) }) as const;

type SumsKey = Pick<SpanSums, 'basis' | 'span' | 'firstDay' | 'accountNumber' | 'clientId' | 'moved'>;
/** The keys of the sums that an entry adds to: those of its book, and those of all books. */
export const sumsKeysOf = (entry: Entry): readonly SumsKey[] => {
  const { entryDate } = entry;
  const clientId = bookOf(entry);
  const moved = entry.lines.some(isCash);
  const accounts = differing(
    BASES.flatMap((basis) => linesOn(entry, basis).map(({ accountNumber }) => ({ basis, accountNumber, moved }))),
  );
  return accounts.flatMap((key) => [
    { ...key, clientId, ...inMonth(entryDate) },
    { ...key, clientId: ALL_BOOKS, ...inMonth(entryDate) },
    { ...key, clientId: ALL_BOOKS, span: 'day', firstDay: entryDate },
  ]);
};
/** The sums of a key with what an entry adds to them. */
export const withEntry = <Key extends Pick<SpanSums, 'basis' | 'accountNumber'>>(
  row: Sums | undefined,
  entry: Entry,
  key: Partial<Key>,
): Key & Sums => {
  const { basis, accountNumber } = key;
  const added = linesOn(entry, wanted(basis)).filter((line) => line.accountNumber === accountNumber);
  return { ...(key as Key), ...grown(row, added) };
};

/** The lines of an entry on both bases, as SQL over facts `f`: basis `b.basis`, line `l`. */
export const LINES_SQL = `CROSS JOIN LATERAL (VALUES ('accrual', f.data->'lines'),
    ('cash', COALESCE(${OWN_CASH_LINES_SQL}, f.data->'lines'))) b(basis, lines)
  CROSS JOIN LATERAL jsonb_array_elements(b.lines) l`;
export const DAY_SQL = "(f.data->>'entryDate')::date";
export const BOOK_SQL = "COALESCE(f.data->>'clientId', '')";
export const SUMS_SQL = `sum((l->>'debit')::bigint)::bigint AS debit, sum((l->>'credit')::bigint)::bigint AS credit,
  count(*)::int AS lines`;
/** Sums of sums in SQL. */
export const ADDED_SQL = 'sum(debit)::bigint AS debit, sum(credit)::bigint AS credit, sum(lines)::int AS lines';
/**
 * Sums of each book by day in SQL, from facts; whether an entry moves money is worked out once for each.
 * @param apart an expression that tells sums apart as well, and its name
 */
export const bookDaysSql = (apart?: { readonly by: string; readonly as: string }): string =>
  `SELECT b.basis, ${DAY_SQL} AS day, l->>'accountNumber' AS account_number, ${BOOK_SQL} AS client_id, m.moved,
    ${SUMS_SQL}${apart ? `, ${apart.by} AS ${apart.as}` : ''}
  FROM facts f CROSS JOIN LATERAL (SELECT ${MOVES_CASH_SQL} AS moved OFFSET 0) m ${LINES_SQL}
  GROUP BY 1, 2, 3, 4, 5${apart ? ', 9' : ''}`;
/** The spans that sums of a book by day `d` are a part of, in SQL: `s.span`, `s.first_day` and `s.client_id`. */
export const spansSql = (...more: readonly string[]): string => {
  const spans = [
    `('month', ${monthSql('d.day')}, d.client_id)`,
    `('month', ${monthSql('d.day')}, '${ALL_BOOKS}')`,
    `('day', d.day, '${ALL_BOOKS}')`,
    ...more,
  ];
  return `CROSS JOIN LATERAL (VALUES ${spans.join(', ')}) s(span, first_day, client_id)`;
};
