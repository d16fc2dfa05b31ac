import type { ClientBase } from 'pg';
import { allProjections, type Projection } from '../../src/platform/event-log/projections/projection';
import { verify, type Verified } from '../../src/platform/event-log/replay/verify';
import type { TableShape } from '../../src/platform/event-log/projections/rows';

type ShapeOf = (table: Projection['table']) => TableShape;

/** The events that a projection folds, also where it sums what another one folded. */
const categoryOf = ({ summed, category }: Projection): string | null => (summed ? categoryOf(summed.of) : category);

/** Of a projection whose events this log has none of, the table must be empty: all of them are asked for at once. */
const notEmpty = async (client: ClientBase, tables: readonly string[]): Promise<string[]> => {
  if (tables.length === 0) return [];
  const each = tables.map((table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT 1 FROM "${table}")`);
  const { rows } = await client.query<{ name: string }>(each.join(' UNION ALL '));
  return rows.map(({ name }) => name);
};

/** Whether a projection folds events of which the log has none. */
const untoldBy = async (client: ClientBase): Promise<(projection: Projection) => boolean> => {
  const { rows } = await client.query<{ category: string }>(
    "SELECT DISTINCT split_part(stream_id, '-', 1) AS category FROM facts",
  );
  const told = new Set(rows.map(({ category }) => category));
  return (projection) => {
    const category = categoryOf(projection);
    return category !== null && !told.has(category);
  };
};

/** Every read table that is not what a replay of the log makes. */
export const unlikeReplay = async (
  client: ClientBase,
  shapeOf: ShapeOf,
): Promise<Pick<Verified, 'projection' | 'differences' | 'examples'>[]> => {
  const all = allProjections();
  const untold = all.filter(await untoldBy(client)).map(({ table }) => shapeOf(table).name);
  const found = await notEmpty(client, untold);
  // a reaction may have written its first fact and row between the two questions
  const isUntold = await untoldBy(client);
  const filled = found.filter((name) => all.filter(isUntold).some(({ table }) => shapeOf(table).name === name));
  const wrong = filled.map((table) => ({ projection: table, differences: 1, examples: ['rows without a fact'] }));
  for (const projection of all.filter((one) => !isUntold(one))) {
    const { projection: name, differences, examples } = await verify(client, projection, shapeOf);
    if (differences > 0) wrong.push({ projection: name, differences, examples: [...examples] });
  }
  return wrong;
};
