import type { ClientBase } from 'pg';
import { foldPage } from './async-projection';
import { PAGE, pagesByStream } from './event-pages';
import { columnsOf, gatherInSql, insertInSql, isFoldedInSql } from '../projections/in-sql';
import type { Projection, RowClass } from '../projections/projection';
import { RowSet } from '../projections/row-set';
import { insertStatement } from '../projections/row-sql';
import type { Row, TableShape } from '../projections/rows';
import { ofEvents } from './span';

/**
 * Folds the log up to a position into an empty table of the projection's shape: in SQL where the projection has SQL and
 * no event needs an upcast, else page by page.
 * @param beforeEachPage may throw to stop the work
 * @returns the number of events folded; null when SQL did it, which does not count
 */
export const foldInto = async (
  projection: Projection,
  shape: TableShape,
  target: string,
  upTo: number,
  client: ClientBase,
  beforeEachPage: () => void = () => undefined,
): Promise<number | null> => {
  if (isFoldedInSql(projection)) {
    const upToHere = `f.position <= ${upTo}`;
    await client.query(IN_ONE_PASS);
    for (const statement of projection.sums
      ? gatherInSql(projection, shape, target, upToHere)
      : [insertInSql(projection, shape, target, upToHere)])
      await client.query(statement);
    await client.query(AS_USUAL);
    return null;
  }
  const fold = projection.mode === 'async' ? foldShared : foldStreams;
  return fold(projection, shape, target, upTo, client, beforeEachPage);
};

/** Sums the current rows of a projection into an empty table of sums. */
export const sumInto = async (
  { summed, table }: Projection,
  shapeOf: (table: RowClass) => TableShape,
  target: string,
  client: ClientBase,
): Promise<void> => {
  if (!summed) return;
  const shape = shapeOf(table);
  const select = summed.inSql(shapeOf(summed.of.table), shape);
  await client.query(`INSERT INTO "${target}" (${columnsOf(shape)}) ${select}`);
};

/**
 * Makes the planner read the table in one pass and group in memory. Without fresh statistics it would choose indexes or
 * sorting, which takes three times as long for a large part of the log.
 */
const IN_ONE_PASS =
  "SET enable_sort = off; SET enable_indexscan = off; SET enable_bitmapscan = off; SET work_mem = '64MB'";
const AS_USUAL = 'RESET enable_sort; RESET enable_indexscan; RESET enable_bitmapscan; RESET work_mem';

type Fold = (
  projection: Projection,
  shape: TableShape,
  target: string,
  upTo: number,
  client: ClientBase,
  beforeEachPage: () => void,
) => Promise<number>;

/** For rows that belong to a single stream: they are written at the end of the stream. */
const foldStreams: Fold = async (projection, shape, target, upTo, client, beforeEachPage) => {
  const rows = new RowSet(projection, shape);
  const write = async (done: readonly Row[]): Promise<void> => {
    if (done.length > 0) await client.query(insertStatement(shape, target, done));
  };
  let stream: string | undefined;
  let folded = 0;
  for await (const page of pagesByStream(client, projection, upTo)) {
    beforeEachPage();
    const done: Row[] = [];
    for (const event of page) {
      if (event.stream !== stream) done.push(...rows.drain());
      stream = event.stream;
      rows.apply(event);
    }
    await write(done);
    folded += page.length;
  }
  await write(rows.drain());
  return folded;
};

/** For rows that streams share: in log order, page by page, as the live worker does it. */
const foldShared: Fold = async (projection, shape, target, upTo, client, beforeEachPage) => {
  let folded = 0;
  const work = ofEvents(projection.handles, async (events) => {
    await foldPage(projection, shape, events, client, target);
    folded += events.length;
  });
  for (let after = 0; after < upTo; after += PAGE) {
    beforeEachPage();
    await work({ after, upTo: Math.min(after + PAGE, upTo) }, client);
  }
  return folded;
};
