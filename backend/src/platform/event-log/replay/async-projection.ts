import type { ClientBase } from 'pg';
import type { RecordedEvent } from '../events/events';
import { insertInSql, isFoldedInSql } from '../projections/in-sql';
import { ofEvents, type SpanWork } from './span';
import type { Projection } from '../projections/projection';
import { RowSet } from '../projections/row-set';
import { rowStatements } from '../projections/row-sql';
import type { Row, TableShape } from '../projections/rows';

/**
 * The work that folds a span of the log into an async projection: in SQL where the projection has SQL, so that no event
 * leaves the database; else by its fold.
 */
export const spanOf = (projection: Projection, shape: TableShape, target = shape.name): SpanWork => {
  if (!isFoldedInSql(projection))
    return ofEvents(projection.handles, (page, transaction) => foldPage(projection, shape, page, transaction, target));
  const text = insertInSql(projection, shape, target, 'f.position > $1 AND f.position <= $2');
  return async ({ after, upTo }, transaction) =>
    void (await transaction.query({ name: `follow:${target}`, text, values: [after, upTo] }));
};

/**
 * Folds a page of events into a read table whose rows several streams share: one query reads the affected rows, then
 * the changed ones are written.
 */
export const foldPage = async (
  projection: Projection,
  shape: TableShape,
  page: readonly RecordedEvent[],
  transaction: ClientBase,
  target = shape.name,
): Promise<void> => {
  const rows = new RowSet(projection, shape);
  const keys = new Map<string, Row>();
  for (const event of page) for (const key of rows.keysOf(event)) keys.set(rows.keyText(key), key);
  if (keys.size === 0) return;
  rows.load(await touched(shape, target, [...keys.values()], transaction));
  for (const event of page) rows.apply(event);
  for (const statement of rowStatements(
    rows.takeChanges(),
    () => shape,
    () => target,
  ))
    await transaction.query({ text: statement.text, values: statement.values });
};

const touched = async (
  shape: TableShape,
  target: string,
  keys: readonly Row[],
  transaction: ClientBase,
): Promise<Row[]> => {
  const keyColumns = shape.columns.filter((column) => column.key);
  const columns = shape.columns.map((column) => `t."${column.column}" AS "${column.property}"`).join(', ');
  const recordset = keyColumns.map((column) => `"${column.property}" ${column.sqlType}`).join(', ');
  const match = keyColumns.map((column) => `t."${column.column}" = k."${column.property}"`).join(' AND ');
  const { rows } = await transaction.query<Row>(
    `SELECT ${columns} FROM "${target}" t JOIN json_to_recordset($1::json) AS k(${recordset}) ON ${match}`,
    [JSON.stringify(keys)],
  );
  return rows;
};
