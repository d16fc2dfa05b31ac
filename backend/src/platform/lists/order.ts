import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { RuleViolation } from '../core/errors';

/** The SQL to sort by; an object for more than columns of the list. */
export type SortBy = string | SortRules;

export interface SortRules {
  readonly sql: string;
  /** Whether the SQL may be null; by default that follows from the columns it names. */
  readonly nulls?: boolean;
  /** Rows without a value come last in both directions; by default they are the smallest. */
  readonly nullsLast?: boolean;
  /**
   * A condition for the rows that have a value, when that is found without working the value out for every row: those
   * without one are then read along the tie-breaking columns.
   */
  readonly some?: string;
  readonly steps?: readonly Step[];
}

/** The rows with one value of a computed sort, for sorts that no index can hold. */
export interface Step {
  readonly value: string;
  readonly where: string;
  /** See `Order.within`. */
  readonly within?: string | undefined;
}

export interface ListOrder {
  readonly alias: string;
  /** The property that orders the list newest first and breaks ties. */
  readonly id: string;
  /** SQL expressions that order the list instead of `id`, each descending; together they are unique, and never null. */
  readonly order?: readonly string[];
  /** The names that requests can sort by, and their SQL. */
  readonly sort?: Readonly<Record<string, SortBy>>;
  readonly within?: Within | undefined;
  /** An indexed column along which the rows are counted, when no index begins with the tie-breaking columns. */
  readonly countedAlong?: string;
}

/**
 * A column that has a single value in all rows of the query (`= ANY` of one value), and an index that begins with this
 * column and continues with the tie-breaking columns.
 */
export interface Within {
  readonly column: string;
  /** Sorts for which another index begins with the column and continues with the sort. */
  readonly sorts: readonly string[];
}

/** The order of a list: all columns descending, or all ascending. */
export interface Order {
  /** The list and its sort, as in `Cursor.of`. */
  readonly name: string;
  readonly descending: boolean;
  readonly columns: readonly string[];
  /** The columns that break ties; they alone order the list when no sort is asked for. */
  readonly ties: readonly string[];
  /** Whether the first column may be null. Nulls come first in ascending order, last in descending order. */
  readonly nulls: boolean;
  /** Nulls come last in ascending order, too. */
  readonly nullsLast: boolean;
  /** See `SortRules.some`. */
  readonly some: string | null;
  /** The values of the first column in ascending order, for sorts that no index can hold. */
  readonly steps: readonly Step[] | null;
  /**
   * A column to order by first, although it has the same value in all rows: PostgreSQL then reads the index that begins
   * with it. Otherwise it would scan the index of all rows until enough of them match, which takes long when rows of
   * the same value are close together.
   */
  readonly within: string | undefined;
  /** The column to order by when the rows are counted, for the same reason. */
  readonly countedAlong: string | undefined;
}

/** @throws RuleViolation INVALID_SORT for a sort that the list does not have */
export const orderOf = (
  query: SelectQueryBuilder<ObjectLiteral>,
  asked: string | undefined,
  { alias, id, order = [`${alias}.${id}`], sort = {}, within, countedAlong = within?.column }: ListOrder,
): Order => {
  const table = query.expressionMap.mainAlias?.metadata.tableName ?? alias;
  const base = {
    name: `${table}:${asked ?? ''}`,
    columns: order,
    ties: order,
    nulls: false,
    nullsLast: false,
    some: null,
    steps: null,
    countedAlong,
  };
  if (!asked) return { ...base, descending: true, within: within?.column };
  const field = asked.replace(/^-/, '');
  const by = Object.hasOwn(sort, field) ? sort[field] : undefined;
  if (by === undefined) {
    const message = `Sort must be one of ${Object.keys(sort).join(', ') || 'nothing'}`;
    throw new RuleViolation('INVALID_SORT', message, 'invalid', [{ field: 'sort', message }]);
  }
  const rules: SortRules = typeof by === 'string' ? { sql: by } : by;
  const { sql, nulls = mayBeNothing(query, sql), nullsLast = false, some = null, steps = null } = rules;
  return {
    ...base,
    descending: asked.startsWith('-'),
    columns: [sql, ...order],
    nulls,
    nullsLast,
    some,
    steps,
    within: within?.sorts.includes(field) ? within.column : undefined,
  };
};

/** Whether an SQL expression contains a nullable column. */
const mayBeNothing = ({ expressionMap }: SelectQueryBuilder<ObjectLiteral>, sql: string): boolean => {
  const { metadata, name } = expressionMap.mainAlias ?? {};
  if (!metadata || !name) return true;
  const named = new Set(
    [...sql.matchAll(/\b(\w+)\.(\w+)\b/g)].filter(([, of]) => of === name).map(([, , column]) => column),
  );
  return metadata.columns.some(
    ({ isNullable, databaseName, propertyName }) => isNullable && (named.has(databaseName) || named.has(propertyName)),
  );
};
