import { allEventTypes, eventTypesOf, hasOldShapes, namesInLog } from '../events/event-catalog';
import type { Projection } from './projection';
import type { TableShape } from './rows';

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The events that a projection reads, as a condition over `events f`. */
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

/** Whether SQL can fold what the log holds: it knows no way up from older shapes. */
export const isFoldedInSql = ({ inSql, handles }: Projection): boolean =>
  inSql !== undefined && !(handles === 'all' ? allEventTypes() : handles).some(hasOldShapes);

const quoted = (name: string): string => `"${name}"`;

export const columnsOf = (shape: TableShape): string => shape.columns.map(({ column }) => quoted(column)).join(', ');
const selected = (projection: Projection, span: string): string =>
  `WITH facts AS NOT MATERIALIZED (SELECT * FROM facts f WHERE ${span} AND ${wanted(projection)})
    ${projection.inSql ?? ''}`;

/** Sums are few and made by all cores: gathered first, because an INSERT reads with one only. */
export const gatherInSql = (projection: Projection, shape: TableShape, target: string, span: string): string[] => [
  `CREATE TEMP TABLE gathered (${columnsOf(shape)}) AS ${selected(projection, span)}`,
  `INSERT INTO ${quoted(target)} (${columnsOf(shape)}) SELECT * FROM gathered`,
  'DROP TABLE gathered',
];

/** The statement that writes the rows of a span of the log. @param span a condition on `f.position` */
export const insertInSql = (projection: Projection, shape: TableShape, target: string, span: string): string => {
  const keys = shape.columns.filter((column) => column.key).map(({ column }) => quoted(column));
  const sums = shape.columns
    .filter((column) => !column.key)
    .map(({ column }) => `${quoted(column)} = t.${quoted(column)} + excluded.${quoted(column)}`);
  const meeting = projection.sums ? ` ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${sums.join(', ')}` : '';
  return `INSERT INTO ${quoted(target)} AS t (${columnsOf(shape)})
    ${selected(projection, span)}${meeting}`;
};

/** The rows of an async table of sums as of now: as far as they are kept, and what followed since. */
export const upToNow = (projection: Projection, table: string): string => {
  if (!isFoldedInSql(projection)) throw new Error(`What follows the rows of "${projection.name}" is not said in SQL`);
  const stored = `COALESCE((SELECT position FROM checkpoints WHERE name = ${literal(projection.name)}), 0)`;
  // a span with two ends is what a planner that does not know them takes for a short one
  const span = `f.position > ${stored} AND f.position <= (SELECT max(position) FROM facts)`;
  return `(SELECT * FROM ${quoted(table)} UNION ALL (${selected(projection, span)}))`;
};
