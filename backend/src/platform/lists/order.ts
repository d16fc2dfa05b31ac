import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { RuleViolation } from '../core/errors';

/** SQL to sort by; `nulls` says whether it may be nothing, which is else known by the columns that it names. */
export type SortBy = string | { readonly sql: string; readonly nulls?: boolean; readonly steps?: readonly Step[] };

/** Rows that all have one value of a sort that no index can hold. */
export interface Step {
  readonly value: string;
  readonly where: string;
  /** See `Order`. */
  readonly within?: string | undefined;
}

export interface ListOrder {
  readonly alias: string;
  /** Property that orders newest first and breaks ties. */
  readonly id: string;
  /** SQL that orders instead, each downwards, together unique and never null. */
  readonly order?: readonly string[];
  /** Sortable names and the SQL each sorts by. */
  readonly sort?: Readonly<Record<string, SortBy>>;
  readonly within?: Within | undefined;
  /** A column with an index that the rows are counted along, where none begins with what breaks ties. */
  readonly countedAlong?: string;
}

/**
 * A column of which all rows have one value, by `ANY` of one, with an index that begins with it and goes on with the
 * ties.
 */
export interface Within {
  readonly column: string;
  /** Sorts for which another one goes on with the sort. */
  readonly sorts: readonly string[];
}

/** How a list is ordered: all columns downwards, or all upwards. */
export interface Order {
  /** The list and its sort. */
  readonly name: string;
  readonly descending: boolean;
  readonly columns: readonly string[];
  /** Those of them that order the list when nothing is asked. */
  readonly ties: readonly string[];
  /** Whether the first column may be nothing: it then comes first upwards, last downwards. */
  readonly nulls: boolean;
  /** The values of the first column, upwards, where no index can hold it. */
  readonly steps: readonly Step[] | null;
  /**
   * Ordered by first, though all rows have one value of it: PostgreSQL then reads the index that begins with it. It
   * would else walk the index of all rows until it has found enough, which is far where rows of one value lie together.
   */
  readonly within: string | undefined;
  /** The same for counting the rows, or a column to count them along. */
  readonly countedAlong: string | undefined;
}

/** @throws RuleViolation for a sort that the list does not have */
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
  const { sql, nulls = mayBeNothing(query, sql), steps = null } = typeof by === 'string' ? { sql: by } : by;
  return {
    ...base,
    descending: asked.startsWith('-'),
    columns: [sql, ...order],
    nulls,
    steps,
    within: within?.sorts.includes(field) ? within.column : undefined,
  };
};

/** Whether an expression names a column that may be null. */
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
