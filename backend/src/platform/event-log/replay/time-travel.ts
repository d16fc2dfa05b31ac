import type { Client, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../core/clock';
import { poolOf } from '../projections/read-tables';
import { RuleViolation, StoreUnavailable } from '../../core/errors';
import { allProjections, type Projection } from '../projections/projection';
import type { Past, Sql } from '../projections/past';
import { columnsOf } from '../projections/in-sql';
import { foldInto } from './rebuild';
import { temporary, type TableShape } from '../projections/rows';

/** Most reads of the past fold the log again, so only a few run at a time. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
const LONGEST_WAIT_MS = 10_000;
const LONGEST_FOLD_MS = 30_000;

/** A point in the log to read at: `{ position: 4711, instant: new Date('2026-11-26T08:00:00Z') }`. */
export interface Moment {
  readonly position: number;
  readonly instant: Date;
}

/**
 * Reads the past: the read tables as they were at a position of the log. Temporary tables, into which they are folded,
 * or views, as their projection says, hide the live ones on one connection, so that the ordinary queries return the
 * past. That connection sees no other tables: a query on a table that was not asked for fails.
 */
export class TimeTravel {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly shapeOf: (table: Projection['table']) => TableShape,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves "as of" to the last position appended by then; the result for an instant never changes. @throws
   * RuleViolation INVALID for a time in the future or an unknown position
   */
  async momentOf(asked: 'now' | { readonly instant: Date } | { readonly position: number }): Promise<Moment> {
    if (asked === 'now') return this.now();
    if ('position' in asked) return { position: asked.position, instant: await this.appendedAt(asked.position) };
    try {
      const { rows } = await poolOf(this.dataSource).query<{ position: number }>(
        'SELECT position_as_of($1, $2) AS position',
        [asked.instant, this.clock.stamp()],
      );
      return { position: rows[0]?.position ?? 0, instant: asked.instant };
    } catch (error) {
      if ((error as { code?: string }).code === 'AX400')
        throw wrong('asOf', 'This time is still to come; leave "as of" out to see how things stand now');
      throw error;
    }
  }

  /** Runs a read on these tables as they were at the moment. @throws StoreUnavailable when it takes too long */
  async at<Result>(
    { position, instant }: Moment,
    tables: readonly string[],
    work: (past: Past) => Promise<Result>,
  ): Promise<Result> {
    await this.turn();
    try {
      return await this.folded(position, tables, (on) => work({ position, instant, ...on }));
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async folded<Result>(
    position: number,
    tables: readonly string[],
    work: (on: Pick<Past, 'manager' | 'sql'>) => Promise<Result>,
  ): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    const end = performance.now() + LONGEST_FOLD_MS;
    const inTime = (): void => {
      if (performance.now() > end) throw new StoreUnavailable('Looking back takes too long');
    };
    try {
      const writer = (await runner.connect()) as Client;
      await runner.startTransaction();
      for (const projection of projectionsOf(tables, this.shapeOf)) {
        const shape = this.shapeOf(projection.table);
        if (projection.past) {
          await writer.query(readAt(projection.past(position), shape));
          continue;
        }
        await writer.query(temporary(shape.name, shape));
        await foldInto(projection, shape, shape.name, position, writer, inTime);
      }
      await writer.query('SET LOCAL search_path = pg_temp; SET TRANSACTION READ ONLY');
      // a single connection runs one query at a time
      let last: Promise<unknown> = Promise.resolve();
      const inTurn = <Answer>(query: () => Promise<Answer>): Promise<Answer> => {
        const mine = last.catch(() => undefined).then(query);
        last = mine;
        return mine;
      };
      const ask = runner.query.bind(runner);
      runner.query = ((...query: Parameters<typeof ask>) => inTurn(() => ask(...query))) as typeof ask;
      const sql: Sql = {
        query: <R extends QueryResultRow>(text: string, values: unknown[] = []) =>
          inTurn(() => writer.query<R>(text, values)),
        arrays: (text, values) => inTurn(() => writer.query({ text, values, rowMode: 'array' })),
      };
      return await work({ manager: runner.manager, sql });
    } finally {
      await runner.rollbackTransaction().catch(() => undefined);
      await runner.release().catch(() => undefined);
    }
  }

  /** The end of the log. */
  private async now(): Promise<Moment> {
    const { rows } = await poolOf(this.dataSource).query<{ position: number }>(
      'SELECT COALESCE(max(position), 0) AS position FROM facts',
    );
    return { position: rows[0]?.position ?? 0, instant: this.clock.now() };
  }

  private async appendedAt(position: number): Promise<Date> {
    const { rows } = await poolOf(this.dataSource).query<{ at: string }>(
      'SELECT appended_at AS at FROM facts WHERE position = $1',
      [position],
    );
    if (!rows[0]) throw wrong('position', 'The log has no such position');
    return new Date(rows[0].at);
  }

  private async turn(): Promise<void> {
    if (this.running < AT_ONCE) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= MOST_WAITING) throw new StoreUnavailable('Too many read the past at once');
    await new Promise<void>((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        this.running += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        reject(new StoreUnavailable('Looking back takes too long'));
      }, LONGEST_WAIT_MS);
      this.waiting.push(go);
    });
  }
}

/** A view, so that each query works out the rows that it asks for, and no others. */
const readAt = (rows: string, shape: TableShape): string =>
  `CREATE TEMP VIEW "${shape.name}" AS SELECT ${columnsOf(shape)} FROM (${rows}) r`;

const wrong = (field: string, message: string): RuleViolation =>
  new RuleViolation('INVALID', message, 'invalid', [{ field, message }]);

const projectionsOf = (tables: readonly string[], shapeOf: (table: Projection['table']) => TableShape): Projection[] =>
  [...new Set(tables)].map((name) => {
    const found = allProjections().find(({ table }) => shapeOf(table).name === name);
    if (!found) throw new Error(`There is no read table "${name}"`);
    return found;
  });
