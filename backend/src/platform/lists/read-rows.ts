import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { objectMaker, type Property } from '../core/object-maker';
import { sqlOf } from '../event-log/projections/read-tables';
import { cursorOf, noCursor, type Cursor } from './cursor';
import type { Order } from './order';
import { countAndSums, isOfSums, readCounted, summedColumns, sumsOfRows, type SumRules, type Sums } from './sums';

/** Totals are counted up to this number, unless an exact total is asked for. */
export const COUNTED = 1_000;

/** The part of a list request that is left once the query is searched and sorted. */
export interface RowsRequest {
  readonly limit: number;
  readonly page?: number | undefined;
  readonly cursor?: string | undefined;
  readonly total?: 'exact' | undefined;
  /** The search text, if there was a search. */
  readonly q?: string | undefined;
}

type Rows = SelectQueryBuilder<ObjectLiteral>;
type Row = readonly unknown[];
/** Rows as arrays, and the names of their values in order. */
interface Rowset {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}
export type ExtraColumns = Readonly<Record<string, string | null>>;
type Place = readonly (string | null)[];

/** The rows of a page, and what surrounds them. */
export interface Read<Item> {
  readonly items: readonly Item[];
  /** The number of rows; exact only up to COUNTED, unless an exact total was asked for. */
  readonly total: number;
  /** What all rows add up to; null when there are more than were counted. */
  readonly sums: Sums | null;
  /** The sort values of the first and the last row; null when the page is empty. */
  readonly first: Place | null;
  readonly last: Place | null;
  readonly more: { readonly before: boolean; readonly after: boolean };
}

/** A consecutive part of the list that a single index can serve. */
interface Stretch {
  readonly where?: string;
  readonly within?: string | undefined;
  readonly columns: readonly string[];
  /** How many of the first columns have the same value in all its rows. */
  readonly same: number;
  /** The sort values after which the rows begin. */
  readonly after?: Place;
}

const TOTAL = 'total_rows';
const column = (nr: number): string => `place_${nr}`;

export const readRows = async <Item>(
  query: Rows,
  order: Order,
  asked: RowsRequest,
  extraColumns: ExtraColumns = {},
  summed: SumRules = {},
): Promise<Read<Item>> => {
  const cursor =
    asked.cursor && asked.page === undefined ? cursorOf(asked.cursor, order.name, order.columns.length) : null;
  const { back, at } = cursor ?? { back: false, at: null };
  const offset = (asked.page ?? 0) * asked.limit;
  const take = cursor?.take === undefined ? asked.limit : Math.min(cursor.take, asked.limit);
  const exact = asked.total === 'exact';
  // the results of a search are counted in a query of their own, and only when they do not fit on one page
  const counted = !asked.q;
  const rows: Row[] = [];
  let names: readonly string[] = [];
  try {
    for (const stretch of stretchesOf(order, cursor, offset)) {
      const wanted = take + 1 - rows.length;
      if (wanted <= 0) continue;
      const how = { back, offset, limit: wanted, exact, counted, extraColumns, summed };
      const read = await ask(query, order, stretch, how);
      rows.push(...read.rows);
      ({ names } = read);
    }
  } catch (error) {
    if (at && isData(error)) throw noCursor();
    throw error;
  }
  const goesOn = rows.length > take;
  if (goesOn) rows.pop();
  if (back) rows.reverse();
  const places = [rows[0], rows[rows.length - 1]].map((row) => (row ? placeOf(names, row, order) : null));
  const isAll = !goesOn && !cursor && offset === 0;
  const ofRows = isAll ? { total: rows.length, sums: sumsOfRows(names, rows, summed) } : null;
  const { total, sums } =
    ofRows ?? readCounted(rows[0]?.[names.indexOf(TOTAL)] ?? (await countOf(query, order, exact, summed)), summed);
  const [first = null, last = null] = places;
  const behind = offset > 0 || at !== null;
  const more = back ? { before: goesOn, after: behind } : { before: behind, after: goesOn };
  const items = rows.map(itemOf(names)) as Item[];
  return { items, total, sums: exact || total <= COUNTED ? sums : null, first, last, more };
};

const placeOf = (names: readonly string[], row: Row, { columns }: Order): Place =>
  columns.map((_, nr) => row[names.indexOf(column(nr))] as string | null);

/** Turns a row into an object without the columns of the order and the total. */
const itemOf = (names: readonly string[]): ((row: Row) => Record<string, unknown>) =>
  known(makers, names.join(), () =>
    objectMaker(
      names.flatMap((name, nr): Property<Row>[] =>
        isAdded.test(name) || isOfSums(name) ? [] : [[name, (row): unknown => row[nr]]],
      ),
    ),
  );
const isAdded = new RegExp(`^(${TOTAL}|${column(0).slice(0, -1)}\\d+)$`);

/** Whether PostgreSQL refused a value of the cursor because the column cannot hold it. */
const isData = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('22');

/** The stretches from the cursor on, in the direction of reading. */
const stretchesOf = (order: Order, cursor: Cursor | null, offset: number): Stretch[] => {
  const at = cursor?.at ?? null;
  const all = upwards(order, at !== null, offset);
  const inTurn = order.descending !== (cursor?.back ?? false) ? all.reverse() : all;
  if (!at) return inTurn;
  const start = inTurn.findIndex(({ holds }) => holds(at[0] ?? null));
  const [here, ...further] = inTurn.slice(start < 0 ? inTurn.length : start);
  if (!here) throw noCursor();
  return [{ ...here, after: at.slice(at.length - here.columns.length + here.same) }, ...further];
};

type Holding = Stretch & { readonly holds: (value: string | null) => boolean };
const upwards = (order: Order, placed: boolean, offset: number): Holding[] => {
  const { columns, nulls, nullsLast, some, steps, within, ties, descending } = order;
  const [sorted = ''] = columns;
  if (steps && offset === 0)
    return steps.map(({ value, ...step }) => ({ ...step, columns: ties, same: 0, holds: (has) => has === value }));
  const apart = some !== null && offset === 0;
  if (!nulls || !(placed || apart)) return [{ within, columns, same: 0, holds: () => true }];
  const nothing: Holding = apart
    ? { where: `NOT (${some})`, columns: ties, same: 0, holds: (has) => has === null }
    : { where: `${sorted} IS NULL`, within, columns, same: 1, holds: (has) => has === null };
  const where = apart ? some : `${sorted} IS NOT NULL`;
  const valued: Holding = { where, within, columns, same: 0, holds: (has) => has !== null };
  return nullsLast && !descending ? [valued, nothing] : [nothing, valued];
};

interface How {
  readonly back: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly exact: boolean;
  readonly counted: boolean;
  readonly extraColumns: ExtraColumns;
  readonly summed: SumRules;
}

/** Reads the rows of a stretch and the total in one statement. */
const ask = async (query: Rows, order: Order, stretch: Stretch, how: How): Promise<Rowset> => {
  const { where, within, after = [] } = stretch;
  const shape = [
    order.name,
    order.columns,
    order.countedAlong,
    within,
    query.expressionMap.wheres,
    query.expressionMap.joinAttributes.map(({ tablePath, condition }) => [tablePath, condition]),
    query.expressionMap.selects.length,
    where,
    after.length,
    how,
  ];
  const { text, names } = known(statements, JSON.stringify(shape), () => statement(query, order, stretch, how));
  const given: Record<string, unknown> = query.getParameters();
  const values = names.map((name) => (name.startsWith(AT) ? after[Number(name.slice(AT.length))] : given[name]));
  const { fields, rows } = await sqlOf(query.connection).arrays(text, values);
  return { names: fields.map(({ name }) => name), rows };
};

/** An SQL statement and the names of its parameters, in order. */
interface Statement {
  readonly text: string;
  readonly names: readonly string[];
}
const AT = 'at_';
const MOST_KNOWN = 1_000;
const statements = new Map<string, Statement>();
const makers = new Map<string, (row: Row) => Record<string, unknown>>();
/** Keeps what is made of the shape of a query: building the SQL costs more than running it. */
const known = <Made>(all: Map<string, Made>, shape: string, make: () => Made): Made => {
  const found = all.get(shape) ?? make();
  if (all.size >= MOST_KNOWN) all.clear();
  all.set(shape, found);
  return found;
};

const statement = (
  query: Rows,
  order: Order,
  { where, within, columns, same, after }: Stretch,
  { back, offset, limit, exact, counted, extraColumns, summed }: How,
): Statement => {
  const down = order.descending !== back;
  const rows = query.clone();
  order.columns.forEach((sql, nr) => rows.addSelect(`(${sql})::text`, column(nr)));
  for (const [sql, name] of summedColumns(summed)) rows.addSelect(`(${sql})`, name);
  if (counted) rows.addSelect(`(${counting(query, order, exact, summed)})`, TOTAL);
  if (where) rows.andWhere(where);
  if (after) {
    const places = after.map((_, nr) => `${AT}${nr}`);
    rows.andWhere(
      `(${columns.slice(same).join(', ')}) ${down ? '<' : '>'} (${places.map((name) => `:${name}`).join(', ')})`,
    );
    rows.setParameters(Object.fromEntries(places.map((name) => [name, name])));
  }
  if (within) rows.addOrderBy(within, down ? 'DESC' : 'ASC');
  for (const sql of columns) {
    const nullsLast = order.nullsLast ? !back : down;
    const maybe = order.nulls && sql === order.columns[0];
    const nothing = maybe ? (nullsLast ? 'NULLS LAST' : 'NULLS FIRST') : undefined;
    rows.addOrderBy(sql, down ? 'DESC' : 'ASC', nothing);
  }
  rows.offset(offset).limit(limit);
  const told = Object.entries(extraColumns).filter((each): each is [string, string] => each[1] !== null);
  if (told.length === 0) return named(rows);
  const page = rows.createQueryBuilder().select([]);
  for (const [name, sql] of told) page.addSelect(sql, name);
  return named(page.addSelect('p.*').from(`(${rows.getQuery()})`, 'p').setParameters(rows.getParameters()));
};

/** Sets each parameter to its own name, so that the order of the parameters in the SQL can be read off. */
const named = (rows: Rows): Statement => {
  rows.setParameters(Object.fromEntries(Object.keys(rows.getParameters()).map((name) => [name, name])));
  const [text, names] = rows.getQueryAndParameters() as [string, string[]];
  return { text, names };
};

/**
 * SQL that counts the rows and adds up what is summed. Unless exact, it stops at COUNTED + 1 and reads along an index,
 * so that the order of rows in the table does not matter.
 */
const counting = (query: Rows, { countedAlong, ties }: Order, exact: boolean, summed: SumRules): string => {
  const counted = query.clone().select('1', 'one');
  for (const [sql, name] of summedColumns(summed)) counted.addSelect(sql, name);
  if (!exact) {
    for (const sql of countedAlong ? [countedAlong] : ties) counted.addOrderBy(sql, 'DESC');
    counted.limit(COUNTED + 1);
  }
  return `SELECT ${countAndSums(summed)} AS n FROM (${counted.getQuery()}) counted`;
};

const countOf = async (query: Rows, order: Order, exact: boolean, summed: SumRules): Promise<unknown> => {
  const count = query
    .createQueryBuilder()
    .select('n')
    .from(`(${counting(query, order, exact, summed)})`, 'c')
    .setParameters(query.getParameters());
  return (await count.getRawOne<{ n: unknown }>())?.n ?? 0;
};
