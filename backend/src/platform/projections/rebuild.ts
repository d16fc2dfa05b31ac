import { pipeline } from 'node:stream/promises';
import type { ClientBase, ClientConfig } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connections } from '../database/connect';
import { copyText } from '../event-store/copy-text';
import { foldPage } from './async-projection';
import { copyLog, copyStreams } from './copy-facts';
import { columnsOf, gatherInSql, insertInSql, literal, saidInSql, wanted } from './in-sql';
import type { Projection } from './projection';
import { RowSet } from './row-set';
import type { Row, TableShape } from './rows';

const copyRows = async (
  client: ClientBase,
  shape: TableShape,
  target: string,
  rows: AsyncIterable<readonly Row[]>,
): Promise<void> => {
  const columns = shape.columns.map((column) => `"${column.column}"`).join(', ');
  const sink = client.query(copyFrom(`COPY "${target}" (${columns}) FROM STDIN`));
  await pipeline(async function* () {
    for await (const page of rows)
      yield page.map((row) => `${shape.columns.map((column) => copyText(row[column.property])).join('\t')}\n`).join('');
  }, sink);
};

/** Turns callbacks of one stream into pages for the next one, one at a time. */
class Handover<Item> implements AsyncIterable<Item> {
  private give: ((item: IteratorResult<Item>) => void) | undefined;
  private taken: (() => void) | undefined;
  private fail: ((error: Error) => void) | undefined;
  private broken: Error | undefined;

  async push(item: Item): Promise<void> {
    await this.ready();
    this.give?.({ value: item, done: false });
    this.give = undefined;
  }
  async end(): Promise<void> {
    await this.ready();
    this.give?.({ value: undefined, done: true });
  }
  break(error: Error): void {
    this.broken = error;
    this.fail?.(error);
  }
  [Symbol.asyncIterator](): AsyncIterator<Item> {
    return {
      next: () =>
        new Promise((resolve, reject) => {
          if (this.broken) return reject(this.broken);
          this.give = resolve;
          this.fail = reject;
          this.taken?.();
        }),
    };
  }
  private ready(): Promise<void> {
    return this.give ? Promise.resolve() : new Promise((resolve) => (this.taken = resolve));
  }
}

/**
 * Folds the log up to a position into an empty table of the projection's shape: set-based SQL where the projection is said in SQL and no fact
 * needs lifting, else COPY out, fold, COPY in. Readers and writer are connections of their own.
 * @returns facts folded; null when SQL did it, which does not count them
 */
export const foldInto = async (
  projection: Projection,
  shape: TableShape,
  target: string,
  upTo: number,
  readers: readonly ClientBase[],
  writer: ClientBase,
): Promise<number | null> => {
  if (projection.summed) {
    await writer.query(`INSERT INTO "${target}" (${columnsOf(shape)}) ${projection.summed.inSql}`);
    return null;
  }
  const upToHere = `f.position <= ${upTo}`;
  if (saidInSql(projection)) {
    await writer.query(IN_ONE_PASS);
    for (const statement of projection.sums
      ? gatherInSql(projection, shape, target, upToHere)
      : [insertInSql(projection, shape, target, upToHere)])
      await writer.query(statement);
    await writer.query(AS_USUAL);
    return null;
  }
  return projection.mode === 'async'
    ? foldShared(projection, shape, target, upTo, readers, writer)
    : foldStreams(projection, shape, target, upToHere, readers, writer);
};

/** A good part of the log is read and grouped in memory: indexes are a detour and sorting costs three times as much, which a planner without fresh statistics does not know. */
const IN_ONE_PASS =
  "SET enable_sort = off; SET enable_indexscan = off; SET enable_bitmapscan = off; SET work_mem = '64MB'";
const AS_USUAL = 'RESET enable_sort; RESET enable_indexscan; RESET enable_bitmapscan; RESET work_mem';

const ROWS_A_WRITE = 500;

/** Rows belong to one stream each: read stream by stream, hand a stream's rows on when it ends. */
const foldStreams = async (
  projection: Projection,
  shape: TableShape,
  target: string,
  upToHere: string,
  readers: readonly ClientBase[],
  writer: ClientBase,
): Promise<number> => {
  const rows = new RowSet(projection, shape);
  const out = new Handover<readonly Row[]>();
  const written = copyRows(writer, shape, target, out);
  written.catch(() => undefined);
  let done: Row[] = [];
  let folded = 0;
  let handing: Promise<unknown> = Promise.resolve();
  const handOn = (): Promise<unknown> => {
    const full = done;
    done = [];
    return (handing = handing.then(() => Promise.race([out.push(full), written])));
  };
  try {
    await copyStreams(
      readers,
      { where: `${upToHere} AND ${wanted(projection)}`, metadata: projection.seesMetadata },
      async (facts) => {
        for (const fact of facts) rows.apply(fact);
        done.push(...rows.drain());
        folded += facts.length;
        if (done.length >= ROWS_A_WRITE) await handOn();
      },
    );
    await handOn();
    await Promise.race([out.end(), written]);
  } catch (error) {
    out.break(error as Error);
    throw error;
  }
  await written;
  return folded;
};

/** Rows are shared between streams: log order, page by page, as the live worker does it. */
const foldShared = async (
  projection: Projection,
  shape: TableShape,
  target: string,
  upTo: number,
  [reader]: readonly ClientBase[],
  writer: ClientBase,
): Promise<number> => {
  if (!reader) throw new Error('A fold needs a reader');
  let folded = 0;
  await copyLog(reader, upTo, { where: wanted(projection), metadata: projection.seesMetadata }, async (facts) => {
    await foldPage(projection, shape, facts, writer, target);
    folded += facts.length;
  });
  return folded;
};

/** Two connections that see the log and the tables as of one instant. */
export const withSnapshot = async <Result>(
  config: ClientConfig,
  work: (reader: ClientBase, writer: ClientBase) => Promise<Result>,
): Promise<Result> => {
  const [reader, writer] = await connections(config, 'verify', 2);
  if (!reader || !writer) throw new Error('Two connections were asked for');
  try {
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await reader.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    await writer.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await writer.query(`SET TRANSACTION SNAPSHOT ${literal(rows[0]?.id ?? '')}`);
    const result = await work(reader, writer);
    await Promise.all([reader.query('ROLLBACK'), writer.query('ROLLBACK')]);
    return result;
  } finally {
    await Promise.all([reader.end(), writer.end()].map((ending) => ending.catch(() => undefined)));
  }
};
