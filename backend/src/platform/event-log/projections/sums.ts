import { register, type Projection, type RowClass } from './projection';
import type { Row, RowChange, TableShape } from './rows';

/** A property as text; '' when it is null, or when the row does not match `only`. */
interface TextOf<R> {
  readonly textOf: string & keyof R;
  readonly only?: Where<R>;
}
/**
 * A condition on a row, by property: null (no value), a list of allowed values, or `not` with a list of excluded ones:
 * `{ removedAt: null, status: { not: ['draft', 'cancelled'] } }`.
 */
export type Where<R> = {
  readonly [Name in string & keyof R]?: null | readonly R[Name][] | { readonly not: readonly (R[Name] | null)[] };
};
/** One part of the key of sums: a property of the rows, or its text. */
type Key<R> = (string & keyof R) | TextOf<R>;

/** Counts the rows: `sum: { invoices: ROWS }`. */
export const ROWS = Symbol('rows');

interface Definition<R extends object, S extends object> {
  readonly name: string;
  readonly version: number;
  /** The inline projection whose rows are summed. */
  readonly of: Projection;
  readonly table: RowClass<S>;
  /** The key of the sums: `{ day: 'expenseDate', clientId: { textOf: 'clientId' } }`. */
  readonly by: { readonly [Name in string & keyof S]?: Key<R> };
  /** What is summed into each property: `{ loads: ROWS, miles: 'distance' }`. A null adds nothing. */
  readonly sum: { readonly [Name in string & keyof S]?: (string & keyof R) | typeof ROWS };
  /** The rows that are summed; all when absent. */
  readonly where?: Where<R>;
}

/**
 * Declares sums over the rows of an inline projection. The sums change in the same commit as the rows. A key whose rows
 * are all gone stays, with zeros.
 */
export const defineSums = <R extends object, S extends object>(definition: Definition<R, S>): Projection => {
  const { name, version, of, table } = definition;
  const [by, sum] = [entriesOf<AnyKey>(definition.by), entriesOf<AnySum>(definition.sum)];
  const where = (definition.where ?? {}) as AnyWhere;
  return register({
    name,
    version,
    mode: 'inline',
    table,
    category: of.category,
    handles: [],
    keys: () => [],
    fold: () => null,
    seesMetadata: false,
    summed: {
      of,
      parts: (row) =>
        holds(where, row)
          ? [
              {
                ...Object.fromEntries(by.map(([property, key]) => [property, keyIn(row, key)])),
                ...Object.fromEntries(sum.map(([property, what]) => [property, addedBy(row, what)])),
              },
            ]
          : [],
      inSql: (rows, sums) => selectOf(rows, sums, { by: new Map(by), sum: new Map(sum), where }),
    },
  });
};

type AnyWhere = Readonly<Record<string, null | readonly unknown[] | { readonly not: readonly unknown[] }>>;
type AnyKey = string | { readonly textOf: string; readonly only?: AnyWhere };
type AnySum = string | typeof ROWS;
const entriesOf = <Value>(values: object): [string, Value][] => Object.entries(values) as [string, Value][];

const holds = (where: AnyWhere, row: Row): boolean =>
  Object.entries(where).every(([property, wanted]) => {
    const value = row[property] ?? null;
    if (wanted === null) return value === null;
    return 'not' in wanted ? !wanted.not.includes(value) : wanted.includes(value);
  });
const keyIn = (row: Row, key: AnyKey): unknown => {
  if (typeof key === 'string') return row[key];
  const value = (row[key.textOf] ?? null) as string | number | null;
  return value === null || !holds(key.only ?? {}, row) ? '' : String(value);
};
/** Exact decimals are text, and so is the zero for a missing value. */
const addedBy = (row: Row, what: AnySum): unknown => (what === ROWS ? 1 : (row[what] ?? '0'));

interface Parts {
  readonly by: ReadonlyMap<string, AnyKey>;
  readonly sum: ReadonlyMap<string, AnySum>;
  readonly where: AnyWhere;
}

/** The sums over all rows as one SELECT, with the columns in the order of the table of sums. */
const selectOf = (rows: TableShape, sums: TableShape, { by, sum, where }: Parts): string => {
  const column = columnIn(rows);
  const select = sums.columns.map(({ property, key }) => {
    const part = by.get(property);
    const what = sum.get(property);
    if (key && part !== undefined) return keySql(part, column);
    if (!key && what !== undefined) return what === ROWS ? 'count(*)' : `COALESCE(sum("${column(what).column}"), 0)`;
    throw new Error(`The sums of ${sums.name} do not say what ${property} is`);
  });
  const keys = sums.columns.flatMap(({ key }, at) => (key ? [at + 1] : []));
  return `SELECT ${select.join(', ')} FROM "${rows.name}" WHERE ${whereSql(where, column)} GROUP BY ${keys.join(', ')}`;
};

type ColumnOf = (property: string) => TableShape['columns'][number];
const columnIn =
  ({ name, columns }: TableShape): ColumnOf =>
  (property) => {
    const found = columns.find((column) => column.property === property);
    if (!found) throw new Error(`${name} has no column for ${property}`);
    return found;
  };

const keySql = (key: AnyKey, columnOf: ColumnOf): string => {
  if (typeof key === 'string') return `"${columnOf(key).column}"`;
  const { column, sqlType } = columnOf(key.textOf);
  const text = sqlType === 'date' ? `to_char("${column}", 'YYYY-MM-DD')` : `"${column}"::text`;
  return key.only
    ? `CASE WHEN ${whereSql(key.only, columnOf)} THEN COALESCE(${text}, '') ELSE '' END`
    : `COALESCE(${text}, '')`;
};

const literal = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`;
const whereSql = (where: AnyWhere, columnOf: ColumnOf): string =>
  Object.entries(where)
    .map(([property, wanted]) => {
      const column = `"${columnOf(property).column}"`;
      if (wanted === null) return `${column} IS NULL`;
      const values = 'not' in wanted ? wanted.not : wanted;
      const listed = values.filter((value) => value !== null).map(literal);
      const isListed = `${column} ${'not' in wanted ? 'NOT IN' : 'IN'} (${listed.join(', ')})`;
      if (!('not' in wanted)) return isListed;
      if (!values.includes(null)) return `(${column} IS NULL OR ${isListed})`;
      return listed.length > 0 ? isListed : `${column} IS NOT NULL`;
    })
    .join(' AND ') || 'TRUE';

const negative = (value: unknown): unknown => (typeof value === 'number' ? -value : `-${String(value)}`);

/** The changes of the sums when a row changes from `before` to `after`. */
export const differences = (
  { summed }: Projection,
  { name: table, columns }: TableShape,
  before: Row | undefined,
  after: Row | undefined,
): RowChange[] => {
  if (!summed) return [];
  const [lost, gained] = [before, after].map((row) => (row ? summed.parts(row) : []));
  if (!lost || !gained || JSON.stringify(lost) === JSON.stringify(gained)) return [];
  const numbers = columns.filter(({ key }) => !key).map(({ property }) => property);
  const taken = lost.map((row) => ({
    ...row,
    ...Object.fromEntries(numbers.map((property) => [property, negative(row[property])])),
  }));
  return [...taken, ...gained].map((row) => ({ op: 'add', table, row }));
};

/** An SQL condition over alias `s`: at least one sum in the row is not zero. */
export const nonZeroCondition = ({ columns }: TableShape): string =>
  columns
    .filter(({ key }) => !key)
    .map(({ column }) => `s."${column}" <> 0`)
    .join(' OR ');
