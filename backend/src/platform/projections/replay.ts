import type { ClientBase, ClientConfig } from 'pg';
import { connect } from '../database/connect';
import { FACT_COLUMNS, recorded, type FactRow } from '../event-store/event-store';
import { categoryOf } from '../event-store/facts';
import { LOG_LOCK } from '../event-store/log-schema';
import { spanOf } from './async-projection';
import { sumsOver, type Projection } from './projection';
import { saidInSql } from './in-sql';
import { foldInto } from './rebuild';
import { RowSet } from './row-set';
import { rowStatements } from './row-sql';
import { temporary, type TableShape } from './rows';
import { saysSomething } from './sums';

export interface Verified {
  readonly projection: string;
  readonly table: string;
  /** Facts folded; null when SQL did it. */
  readonly facts: number | null;
  readonly rows: number;
  /** Rows that stand in one of the two tables only, or differ. */
  readonly differences: number;
  readonly examples: readonly string[];
}

export interface Rebuilt {
  readonly projection: string;
  /** Facts folded; null when SQL did it. */
  readonly facts: number | null;
  readonly milliseconds: number;
}

type ShapeOf = (table: Projection['table']) => TableShape;

const positionOf = async (client: ClientBase, projection: Projection): Promise<number> => {
  const text =
    projection.mode === 'async'
      ? 'SELECT COALESCE((SELECT position FROM checkpoints WHERE name = $1), 0) AS p'
      : "SELECT COALESCE(max(position), 0) AS p FROM facts WHERE $1 <> ''";
  const { rows } = await client.query<{ p: number }>(text, [projection.name]);
  return Number(rows[0]?.p ?? 0);
};

/** What follows the log in SQL is verified by its fold; what is folded as it is written, in SQL where it is said in SQL. So neither can be wrong alone. */
const otherwise = (projection: Projection): Projection => {
  if (projection.mode === 'inline') return projection;
  const { inSql: _, ...byFold } = projection;
  return byFold;
};

/** Folds the log again beside the live table, both as of one instant, and compares them row by row. Takes no lock. */
export const verify = async (config: ClientConfig, projection: Projection, shapeOf: ShapeOf): Promise<Verified> => {
  const client = await connect(config, 'verify', { patience: 'work' });
  try {
    return await verifyOn(client, projection, shapeOf);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The same on a connection that is there; what it makes is gone afterwards. */
export const verifyOn = async (client: ClientBase, projection: Projection, shapeOf: ShapeOf): Promise<Verified> => {
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
    const facts = await foldInto(otherwise(projection), shape, rebuilt, position, client);
    const columns = shape.columns.map((column) => `"${column.column}"`).join(', ');
    const said = projection.summed ? ` s WHERE ${saysSomething(projection, shape)}` : '';
    const only = (a: string, b: string, side: string): string =>
      `SELECT '${side}' AS side, to_jsonb(d) AS row FROM (SELECT ${columns} FROM "${a}"${said} EXCEPT ALL SELECT ${columns} FROM "${b}"${said}) d`;
    const { rows } = await client.query<{ side: string; row: unknown }>(
      `${only(shape.name, rebuilt, 'live')} UNION ALL ${only(rebuilt, shape.name, 'rebuilt')}`,
    );
    const count = await client.query<{ n: number }>(`SELECT count(*) AS n FROM "${shape.name}"`);
    return {
      projection: projection.name,
      table: shape.name,
      facts,
      rows: Number(count.rows[0]?.n ?? 0),
      differences: rows.length,
      examples: rows.slice(0, 6).map(({ side, row }) => `${side}: ${JSON.stringify(row)}`),
    };
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
};

/** Definitions of the live table's indexes and triggers, rewritten for its shadow. */
const attachments = async (
  client: ClientBase,
  table: string,
  shadow: string,
): Promise<{ indexes: { name: string; create: string; primary: boolean }[]; triggers: string[] }> => {
  const indexes = await client.query<{ name: string; def: string; primary: boolean }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS def, i.indisprimary AS primary FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = $1::regclass`,
    [`"${table}"`],
  );
  const triggers = await client.query<{ def: string }>(
    `SELECT pg_get_triggerdef(oid) AS def FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal`,
    [`"${table}"`],
  );
  const onShadow = (def: string): string =>
    def.replace(new RegExp(` ON (public\\.)?"?${table}"? `), ` ON "${shadow}" `);
  return {
    indexes: indexes.rows.map(({ name, def, primary }) => ({
      name,
      primary,
      create: onShadow(def).replace(/INDEX \S+ ON/, `INDEX "${name}__new" ON`),
    })),
    triggers: triggers.rows.map(({ def }) => onShadow(def)),
  };
};

const CHECKPOINT =
  'INSERT INTO checkpoints (name, version, position) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET version = excluded.version, position = excluded.position';

/**
 * Rebuilds a read table while the system serves: a shadow up to the last fact, its indexes and triggers, then the latest facts and the swap under
 * the table's lock and the log's lock, in the order in which writers take them.
 */
export const rebuild = async (
  config: ClientConfig,
  projection: Projection,
  shapeOf: ShapeOf,
  grantTo: string,
): Promise<Rebuilt> => {
  const rebuilt = projection.summed
    ? await sumAnew(config, projection, shapeOf(projection.table))
    : await foldAnew(config, projection, shapeOf(projection.table), grantTo);
  for (const sums of sumsOver(projection)) await rebuild(config, sums, shapeOf, grantTo);
  return rebuilt;
};

/** Sums are few: filled again under the locks that whoever changes them takes, in the same order. */
const sumAnew = async (config: ClientConfig, projection: Projection, shape: TableShape): Promise<Rebuilt> => {
  const started = performance.now();
  const writer = await connect(config, 'rebuild', { patience: 'work' });
  try {
    await writer.query('BEGIN');
    await writer.query(`LOCK TABLE "${shape.name}" IN ACCESS EXCLUSIVE MODE`);
    await writer.query('SELECT pg_advisory_xact_lock($1)', [LOG_LOCK]);
    const upTo = await positionOf(writer, projection);
    await writer.query(`TRUNCATE "${shape.name}"`);
    await foldInto(projection, shape, shape.name, upTo, writer);
    await writer.query(CHECKPOINT, [projection.name, projection.version, upTo]);
    await writer.query('COMMIT');
    return { projection: projection.name, facts: null, milliseconds: Math.round(performance.now() - started) };
  } finally {
    await writer.end().catch(() => undefined);
  }
};

const foldAnew = async (
  config: ClientConfig,
  projection: Projection,
  shape: TableShape,
  grantTo: string,
): Promise<Rebuilt> => {
  const started = performance.now();
  const shadow = `${shape.name}__new`;
  const writer = await connect(config, 'rebuild', { patience: 'work' });
  try {
    await writer.query(`DROP TABLE IF EXISTS "${shadow}"`);
    await writer.query(
      `CREATE TABLE "${shadow}" (LIKE "${shape.name}" INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)`,
    );
    const { indexes, triggers } = await attachments(writer, shape.name, shadow);
    const build = async (): Promise<void> => {
      for (const index of indexes) await writer.query(index.create);
    };
    const looksUp = projection.mode === 'async' && !saidInSql(projection);
    if (looksUp) await build();
    const upTo = await positionOf(writer, { ...projection, mode: 'inline' });
    let facts = await foldInto(projection, shape, shadow, upTo, writer);
    if (!looksUp) await build();
    // all of it may be seen by all: an index alone answers from the first reading on
    await writer.query(`VACUUM (ANALYZE) "${shadow}"`);
    await writer.query('BEGIN');
    if (projection.mode === 'async')
      await writer.query('SELECT 1 FROM checkpoints WHERE name = $1 FOR UPDATE', [projection.name]);
    await writer.query(`LOCK TABLE "${shape.name}" IN ACCESS EXCLUSIVE MODE`);
    await writer.query('SELECT pg_advisory_xact_lock($1)', [LOG_LOCK]);
    const last = await positionOf(writer, { ...projection, mode: 'inline' });
    if (last > upTo) {
      const more = await catchUp(projection, shape, shadow, upTo, last, writer);
      if (facts !== null) facts += more;
    }
    await writer.query(`DROP TABLE "${shape.name}"`);
    await writer.query(`ALTER TABLE "${shadow}" RENAME TO "${shape.name}"`);
    for (const { name, primary } of indexes) {
      if (primary)
        await writer.query(
          `ALTER TABLE "${shape.name}" ADD CONSTRAINT "${name}" PRIMARY KEY USING INDEX "${name}__new"`,
        );
      else await writer.query(`ALTER INDEX "${name}__new" RENAME TO "${name}"`);
    }
    for (const trigger of triggers) await writer.query(trigger.replace(`"${shadow}"`, `"${shape.name}"`));
    await writer.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON "${shape.name}" TO ${grantTo}`);
    await writer.query(CHECKPOINT, [projection.name, projection.version, last]);
    await writer.query('COMMIT');
    return { projection: projection.name, facts, milliseconds: Math.round(performance.now() - started) };
  } finally {
    await writer.end().catch(() => undefined);
  }
};

/** Shared rows go on from where they were; the streams that moved are folded again, whole. */
const catchUp = async (
  projection: Projection,
  shape: TableShape,
  shadow: string,
  after: number,
  upTo: number,
  writer: ClientBase,
): Promise<number> => {
  if (projection.mode === 'async') {
    await spanOf(projection, shape, shadow)({ after, upTo }, writer);
    return upTo - after;
  }
  const moved = 'stream_id IN (SELECT stream_id FROM facts WHERE position > $1 AND position <= $2)';
  const { rows } = await writer.query<FactRow>(`SELECT ${FACT_COLUMNS} FROM facts WHERE ${moved} ORDER BY position`, [
    after,
    upTo,
  ]);
  const facts = rows
    .map(recorded)
    .filter((fact) => projection.category === null || categoryOf(fact.stream) === projection.category);
  const set = new RowSet(projection, shape);
  for (const fact of facts) set.apply(fact);
  for (const statement of rowStatements(
    set.takeChanges(),
    () => shape,
    () => shadow,
  ))
    await writer.query({ text: statement.text, values: statement.values });
  return facts.length;
};
