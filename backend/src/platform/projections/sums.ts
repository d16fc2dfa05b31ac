import { register, type Projection, type RowClass } from './projection';
import type { Row, RowChange, TableShape } from './rows';

interface Definition<R extends object, S extends object> {
  readonly name: string;
  readonly version: number;
  /** The read table whose rows are looked at. */
  readonly of: Projection;
  readonly table: RowClass<S>;
  /** What a row adds: its numbers, or what may be the first, under a key. */
  readonly parts: (row: R) => readonly S[];
  /** The same for all rows, said as one SELECT with the columns in the table's order; of firsts, grouped by the key. */
  readonly inSql: string;
}

/**
 * Sums over the rows of an inline projection, kept in the commit that changes them. A key that nothing adds to any more
 * stays, with noughts.
 */
export const defineSums = <R extends object, S extends object>(definition: Definition<R, S>): Projection =>
  following(definition, true);

/**
 * The first of the rows of an inline projection under each key (the next day on which something is due), chosen anew in
 * the commit that changes
 * them: what comes first once the first is gone, only the other rows know. A key under which nothing stands any more
 * stays, with nothing.
 */
export const defineFirsts = <R extends object, S extends object>(definition: Definition<R, S>): Projection =>
  following(definition, false);

const following = <R extends object, S extends object>(
  { name, version, of, table, parts, inSql }: Definition<R, S>,
  adds: boolean,
): Projection =>
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
    summed: { of, adds, parts: parts as (row: Row) => readonly Row[], inSql },
  });

const negative = (value: unknown): unknown => (typeof value === 'number' ? -value : `-${String(value)}`);

/** What sums gain and lose when a row becomes another, and of which keys the first is chosen anew. */
export const differences = (
  { summed }: Projection,
  { name: table, columns }: TableShape,
  before: Row | undefined,
  after: Row | undefined,
): RowChange[] => {
  if (!summed) return [];
  const { parts, adds, inSql } = summed;
  const [lost, gained] = [before, after].map((row) => (row ? parts(row) : []));
  if (!lost || !gained || JSON.stringify(lost) === JSON.stringify(gained)) return [];
  if (!adds) return [...lost, ...gained].map((row) => ({ op: 'choose', table, row, inSql }));
  const numbers = columns.filter(({ key }) => !key).map(({ property }) => property);
  const taken = lost.map((row) => ({
    ...row,
    ...Object.fromEntries(numbers.map((property) => [property, negative(row[property])])),
  }));
  return [...taken, ...gained].map((row) => ({ op: 'add', table, row }));
};

/** Says over alias `s` that a row of such a table has something to say. */
export const saysSomething = ({ summed }: Projection, { columns }: TableShape): string =>
  columns
    .filter(({ key }) => !key)
    .map(({ column }) => `s."${column}" ${summed?.adds ? '<> 0' : 'IS NOT NULL'}`)
    .join(' OR ');
