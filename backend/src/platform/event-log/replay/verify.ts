import type { ClientBase } from 'pg';
import { foldInto, sumInto } from './rebuild';
import type { Projection } from '../projections/projection';
import { temporary, type TableShape } from '../projections/rows';
import { headOf } from './span';
import { nonZeroCondition } from '../projections/sums';

export interface Verified {
  readonly projection: string;
  readonly table: string;
  /** The number of events folded; null when SQL did it. */
  readonly events: number | null;
  readonly rows: number;
  /** The number of rows that differ, or exist in one of the two tables only. */
  readonly differences: number;
  readonly examples: readonly string[];
}

/** The position up to which the table is folded. */
const positionOf = async (client: ClientBase, { mode, name }: Projection): Promise<number> => {
  if (mode === 'inline') return headOf(client);
  const { rows } = await client.query<{ p: number }>('SELECT position AS p FROM checkpoints WHERE name = $1', [name]);
  return Number(rows[0]?.p ?? 0);
};

type ShapeOf = (table: Projection['table']) => TableShape;

/**
 * The projection folded the other way: what the live system folds in SQL is verified by the fold, and the reverse. So
 * an error in one of them is found.
 */
const otherwise = (projection: Projection): Projection => {
  if (projection.mode === 'inline') return projection;
  const { inSql: _, ...byFold } = projection;
  return byFold;
};

/**
 * Folds the log into a temporary table, as of the same snapshot as the live table, and compares both row by row. Takes
 * no lock and leaves nothing behind.
 */
export const verify = async (client: ClientBase, projection: Projection, shapeOf: ShapeOf): Promise<Verified> => {
  try {
    const shape = shapeOf(projection.table);
    const rebuilt = `rebuilt_${shape.name}`;
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await client.query(temporary(rebuilt, shape));
    const base = projection.summed?.of;
    const summed = base && shapeOf(base.table);
    if (summed) await client.query(temporary(summed.name, summed));
    await client.query('SET TRANSACTION READ ONLY');
    const position = await positionOf(client, projection);
    if (summed) await foldInto(base, summed, summed.name, position, client);
    const events = summed ? null : await foldInto(otherwise(projection), shape, rebuilt, position, client);
    if (summed) await sumInto(projection, shapeOf, rebuilt, client);
    const columns = shape.columns.map((column) => `"${column.column}"`).join(', ');
    const text = projection.summed ? ` s WHERE ${nonZeroCondition(shape)}` : '';
    const only = (a: string, b: string, side: string): string =>
      `SELECT '${side}' AS side, to_jsonb(d) AS row FROM (SELECT ${columns} FROM "${a}"${text} EXCEPT ALL
        SELECT ${columns} FROM "${b}"${text}) d`;
    const { rows } = await client.query<{ side: string; row: unknown }>(
      `${only(shape.name, rebuilt, 'live')} UNION ALL ${only(rebuilt, shape.name, 'rebuilt')}`,
    );
    const count = await client.query<{ n: number }>(`SELECT count(*) AS n FROM "${shape.name}"`);
    return {
      projection: projection.name,
      table: shape.name,
      events,
      rows: Number(count.rows[0]?.n ?? 0),
      differences: rows.length,
      examples: rows.slice(0, 6).map(({ side, row }) => `${side}: ${JSON.stringify(row)}`),
    };
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
};
