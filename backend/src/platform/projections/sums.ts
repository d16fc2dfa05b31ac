import { register, type Projection, type RowClass } from './projection';
import type { Row, RowChange, TableShape } from './rows';

interface Definition<R extends object, S extends object> {
  readonly name: string;
  readonly version: number;
  /** The read table whose rows are summed. */
  readonly of: Projection;
  readonly table: RowClass<S>;
  /** What a row adds: its numbers, under a key. */
  readonly parts: (row: R) => readonly S[];
  /** The same for all rows, said as one SELECT with the columns in the table's order. */
  readonly inSql: string;
}

/** Sums over the rows of an inline projection, kept in the commit that changes them. A key that nothing adds to any more stays, with noughts. */
export const defineSums = <R extends object, S extends object>({
  name,
  version,
  of,
  table,
  parts,
  inSql,
}: Definition<R, S>): Projection =>
  register({
    name,
    version,
    mode: 'inline',
    table,
    category: of.category,
    handles: [],
    keys: () => [],
    fold: () => null,
    seesMetadata: false,
    summed: { of, parts: parts as (row: Row) => readonly Row[], inSql },
  });

const negative = (value: unknown): unknown => (typeof value === 'number' ? -value : `-${String(value)}`);

/** What sums gain and lose when a row becomes another. */
export const differences = (
  { summed }: Projection,
  { name: table, columns }: TableShape,
  before: Row | undefined,
  after: Row | undefined,
): RowChange[] => {
  const [lost, gained] = [before, after].map((row) => (row && summed ? summed.parts(row) : []));
  if (!lost || !gained || JSON.stringify(lost) === JSON.stringify(gained)) return [];
  const numbers = columns.filter(({ key }) => !key).map(({ property }) => property);
  const taken = lost.map((row) => ({
    ...row,
    ...Object.fromEntries(numbers.map((property) => [property, negative(row[property])])),
  }));
  return [...taken, ...gained].map((row) => ({ op: 'add', table, row }));
};

/** Says over alias `s` that a row of a table of sums has something to say. */
export const notNought = ({ columns }: TableShape): string =>
  columns
    .filter(({ key }) => !key)
    .map(({ column }) => `s."${column}" <> 0`)
    .join(' OR ');
