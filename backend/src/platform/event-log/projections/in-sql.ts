import { allEventTypes, eventTypesOf, hasOldShapes, namesInLog } from '../events/event-catalog';
import { currentPast } from './past';
import type { Projection } from './projection';
import type { TableShape } from './rows';

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The SQL condition over `events f` for the events that a projection reads. */
export const wanted = ({ category, handles }: Pick<Projection, 'category' | 'handles'>): string => {
  const all =
    handles === 'all' || (category !== null && eventTypesOf(category).every((type) => handles.includes(type)));
  return (
    [
      category ? `f.stream_id ^@ ${literal(`${category}-`)}` : '',
      all ? '' : `f.type IN (${namesInLog(handles).map(literal).join(', ')})`,
    ]
      .filter(Boolean)
      .join(' AND ') || 'true'
  );
};

/** Whether the projection can be folded in SQL. SQL cannot upcast, so no event type it reads may have older schemas. */
export const isFoldedInSql = ({ inSql, handles }: Projection): boolean =>
  inSql !== undefined && !(handles === 'all' ? allEventTypes() : handles).some(hasOldShapes);

const quoted = (name: string): string => `"${name}"`;

export const columnsOf = (shape: TableShape): string => shape.columns.map(({ column }) => quoted(column)).join(', ');

/** The rows that the facts of a span make; `span` is a condition on `f.position`. */
export const rowsOfSpan = (
  { inSql = '', ...read }: Pick<Projection, 'category' | 'handles' | 'inSql'>,
  span: string,
): string =>
  `WITH facts AS NOT MATERIALIZED (SELECT * FROM public.facts f WHERE ${span} AND ${wanted(read)})
    ${inSql}`;

/**
 * The statements that fill a table of sums. The rows are gathered first, because PostgreSQL reads in parallel for
 * CREATE TABLE AS but not for INSERT.
 */
export const gatherInSql = (projection: Projection, shape: TableShape, target: string, span: string): string[] => [
  `CREATE TEMP TABLE gathered (${columnsOf(shape)}) AS ${rowsOfSpan(projection, span)}`,
  `INSERT INTO ${quoted(target)} (${columnsOf(shape)}) SELECT * FROM gathered`,
  'DROP TABLE gathered',
];

/**
 * The statement that writes the rows for a span of the log.
 * @param span a condition on `f.position`
 */
export const insertInSql = (projection: Projection, shape: TableShape, target: string, span: string): string => {
  const keys = shape.columns.filter((column) => column.key).map(({ column }) => quoted(column));
  const sums = shape.columns
    .filter((column) => !column.key)
    .map(({ column }) => `${quoted(column)} = t.${quoted(column)} + excluded.${quoted(column)}`);
  const meeting = projection.sums ? ` ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${sums.join(', ')}` : '';
  return `INSERT INTO ${quoted(target)} AS t (${columnsOf(shape)})
    ${rowsOfSpan(projection, span)}${meeting}`;
};

/**
 * A subquery for an async table of sums as of now: the stored rows, and those of the events after the checkpoint. In a
 * read of the past, the rows of then.
 */
export const upToNow = (projection: Projection, table: string): string => {
  if (currentPast()) return quoted(table);
  if (!isFoldedInSql(projection)) throw new Error(`What follows the rows of "${projection.name}" is not said in SQL`);
  const stored = `COALESCE((SELECT position FROM checkpoints WHERE name = ${literal(projection.name)}), 0)`;
  // with both bounds given, the planner assumes a short range
  const span = `f.position > ${stored} AND f.position <= (SELECT max(position) FROM facts)`;
  return `(SELECT * FROM ${quoted(table)} UNION ALL (${rowsOfSpan(projection, span)}))`;
};
