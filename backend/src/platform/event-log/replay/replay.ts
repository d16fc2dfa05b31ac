import type { ClientBase, ClientConfig } from 'pg';
import { connect } from '../../database/connect';
import { mustStillBeOf } from '../store/release';
import { EVENT_COLUMNS, recorded, type EventRow } from '../store/event-store';
import { spanOf } from './async-projection';
import { PAGE } from './event-pages';
import { isFoldedInSql, wanted } from '../projections/in-sql';
import { PATIENCE, rebuildAlone, withTableAndLog, type Patience } from './locks';
import { sumsOver, type Projection } from '../projections/projection';
import { foldInto, sumInto } from './rebuild';
import { RowSet } from '../projections/row-set';
import { rowStatements } from '../projections/row-sql';
import type { Row, TableShape } from '../projections/rows';
import { castShadow, swapTables } from './shadow';
import { headOf } from './span';
import { differences } from '../projections/sums';

export interface Rebuilt {
  readonly projection: string;
  /** The number of events folded; null when SQL did it. */
  readonly events: number | null;
  readonly milliseconds: number;
}

type ShapeOf = (table: Projection['table']) => TableShape;

const CHECKPOINT =
  'INSERT INTO checkpoints (name, version, position) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET version = excluded.version, position = excluded.position';
/** At most this many events are left for the time under the locks. */
const FEW = 100;
/** If writers are still faster after this many rounds, the rest is done under the locks. */
const MOST_ROUNDS = 100;

/**
 * Rebuilds a read table while the system runs. It fills a shadow table up to the last event, adds indexes and triggers,
 * and catches up until few events are left. Then it takes the locks of the table and the log, folds the rest and swaps
 * the tables. Only one process at a time rebuilds a table; others wait.
 * @throws Error with a message for the operator when the locks cannot be had, or when a newer release has taken over
 *   the database
 */
export const rebuild = async (
  config: ClientConfig,
  projection: Projection,
  shapeOf: ShapeOf,
  patience: Partial<Patience> = {},
): Promise<Rebuilt> => {
  const started = performance.now();
  const writer = await connect(config, 'rebuild', { patience: 'work' });
  let events: number | null = null;
  try {
    const limits = { ...PATIENCE, ...patience };
    await rebuildAlone(writer, projection.name, limits);
    if (projection.summed) await sumAnew(writer, projection, shapeOf, limits);
    else events = await foldAnew(writer, projection, shapeOf(projection.table), limits);
  } finally {
    await writer.end().catch(() => undefined);
  }
  for (const sums of sumsOver(projection)) await rebuild(config, sums, shapeOf, patience);
  return { projection: projection.name, events, milliseconds: Math.round(performance.now() - started) };
};

/** The rows of the streams that got events in a span of the log, folded from their first event up to a position. */
const movedRows = async (
  projection: Projection,
  shape: TableShape,
  span: { after: number; upTo: number },
  asOf: number,
  writer: ClientBase,
): Promise<{ rows: RowSet; events: number; keys: readonly Row[] }> => {
  const { rows: found } = await writer.query<EventRow>(
    `SELECT ${EVENT_COLUMNS} FROM facts f WHERE f.position <= $3 AND ${wanted(projection)}
     AND f.stream_id IN (SELECT m.stream_id FROM facts m WHERE m.position > $1 AND m.position <= $2)
       ORDER BY f.position`,
    [span.after, span.upTo, asOf],
  );
  const events = found.map(recorded);
  const rows = new RowSet(projection, shape);
  for (const event of events) rows.apply(event);
  const keys = new Map(events.flatMap((event) => rows.keysOf(event)).map((key) => [rows.keyText(key), key]));
  return { rows, events: events.length, keys: [...keys.values()] };
};

/**
 * Brings the shadow table up to date. Shared rows are continued with the events of the span; rows of single streams are
 * folded again from the start of their stream. @returns the number of events folded
 */
const catchUp = async (
  projection: Projection,
  shape: TableShape,
  shadow: string,
  span: { after: number; upTo: number },
  writer: ClientBase,
): Promise<number> => {
  if (projection.mode === 'async') {
    await spanOf(projection, shape, shadow)(span, writer);
    return span.upTo - span.after;
  }
  const { rows, events } = await movedRows(projection, shape, span, span.upTo, writer);
  const changes = rowStatements(
    rows.takeChanges(),
    () => shape,
    () => shadow,
  );
  for (const { text, values } of changes) await writer.query({ text, values });
  return events;
};

const foldAnew = async (
  writer: ClientBase,
  projection: Projection,
  shape: TableShape,
  patience: Patience,
): Promise<number | null> => {
  const cast = await castShadow(writer, shape.name);
  const { shadow } = cast;
  try {
    const build = async (): Promise<void> => {
      for (const index of cast.indexes) await writer.query(index.create);
    };
    const looksUp = projection.mode === 'async' && !isFoldedInSql(projection);
    if (looksUp) await build();
    let upTo = await headOf(writer);
    let events = await foldInto(projection, shape, shadow, upTo, writer);
    if (!looksUp) await build();
    // marks all pages as visible, so that index-only scans work from the first query on
    await writer.query(`VACUUM (ANALYZE) "${shadow}"`);
    const goOn = async (last: number): Promise<void> => {
      while (upTo < last) {
        const span = { after: upTo, upTo: Math.min(upTo + PAGE, last) };
        const more = await catchUp(projection, shape, shadow, span, writer);
        if (events !== null) events += more;
        upTo = span.upTo;
      }
    };
    const nearly = async (): Promise<void> => {
      for (let round = 0, last = await headOf(writer); last - upTo > FEW && round < MOST_ROUNDS; round += 1) {
        await goOn(last);
        last = await headOf(writer);
      }
    };
    const checkpoint = projection.mode === 'async' ? projection.name : null;
    await withTableAndLog(writer, { table: shape.name, checkpoint }, patience, nearly, async () => {
      await mustStillBeOf(writer, projection);
      const before = { upTo, events };
      try {
        await goOn(await headOf(writer));
        await swapTables(writer, shape.name, cast);
        await writer.query(CHECKPOINT, [projection.name, projection.version, upTo]);
      } catch (error) {
        ({ upTo, events } = before);
        throw error;
      }
    });
    return events;
  } catch (error) {
    await writer.query(`DROP TABLE IF EXISTS "${shadow}"`).catch(() => undefined);
    throw error;
  }
};

/**
 * Rebuilds a table of sums. The sums are computed from one snapshot, without locks. Then, under the locks, they replace
 * the rows of the table, corrected by what the summed rows have changed since the snapshot.
 */
const sumAnew = async (
  writer: ClientBase,
  projection: Projection,
  shapeOf: ShapeOf,
  patience: Patience,
): Promise<void> => {
  const { summed, name, version } = projection;
  if (!summed) return;
  const [shape, base] = [shapeOf(projection.table), shapeOf(summed.of.table)];
  let upTo = 0;
  const gather = async (): Promise<void> => {
    await writer.query('DROP TABLE IF EXISTS gathered');
    await writer.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    upTo = await headOf(writer);
    await writer.query(`CREATE TEMP TABLE gathered (LIKE "${shape.name}" INCLUDING DEFAULTS)`);
    await sumInto(projection, shapeOf, 'gathered', writer);
    await writer.query('COMMIT');
  };
  await withTableAndLog(writer, { table: shape.name, checkpoint: null }, patience, gather, async () => {
    await mustStillBeOf(writer, projection);
    const last = await headOf(writer);
    await writer.query(`TRUNCATE "${shape.name}"`);
    await writer.query(`INSERT INTO "${shape.name}" SELECT * FROM gathered`);
    if (last > upTo) {
      const span = { after: upTo, upTo: last };
      const then = await movedRows(summed.of, base, span, upTo, writer);
      const now = await movedRows(summed.of, base, span, last, writer);
      const changes = now.keys.flatMap((key) =>
        differences(projection, shape, then.rows.like(key), now.rows.like(key)),
      );
      for (const { text, values } of rowStatements(changes, () => shape)) await writer.query({ text, values });
    }
    await writer.query(CHECKPOINT, [name, version, last]);
  });
};
