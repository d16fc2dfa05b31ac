import type { Client, ClientConfig, DatabaseError } from 'pg';
import { connect } from '../database/connect';
import { rowStatements } from '../projections/row-sql';
import type { TableShape } from '../projections/rows';
import type { Fence } from '../database/fence';
import { ANOTHER_RELEASE, ReleaseBehind, StoreUnavailable, uniqueConflictOf, VersionConflict } from './errors';
import { fly } from './flight';
import { appendStatement, losersOf } from './lane-sql';
import type { Unit } from './unit';

const LARGEST_BATCH = 512;
const ANNOUNCE_MS = 25;

interface Waiting {
  readonly unit: Unit;
  readonly streams: readonly string[];
  readonly guards: readonly string[];
  done(lastPosition: number): void;
  fail(reason: Error): void;
}

/**
 * The one way into the log: group commit over one connection. What waits while a batch is in flight is the next batch, so a lone caller
 * never waits and many callers share a commit. Rows, answers, facts and COMMIT travel in one flight; nothing awaits between lock and COMMIT.
 */
export class Lane {
  private queue: Waiting[] = [];
  private flying = false;
  private scheduled = false;
  private client: Client | undefined;
  private closed = false;
  private announcing: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: ClientConfig,
    private readonly shapeOf: (table: string) => TableShape,
    private readonly fence: Pick<Fence, 'number' | 'noticed'>,
  ) {}

  /** Commits a unit; resolves with the position of the last fact of its batch. */
  append(unit: Unit): Promise<number> {
    if (this.closed) return Promise.reject(new StoreUnavailable('The system is shutting down'));
    return new Promise((done, fail) => {
      this.queue.push({
        unit,
        streams: unit.appends.map((a) => a.stream),
        guards: unit.guards.map((g) => g.stream),
        done,
        fail,
      });
      if (!this.scheduled && !this.flying) {
        this.scheduled = true;
        setImmediate(() => void this.fly());
      }
    });
  }

  /** Lets the running batches finish, then closes the connection. */
  async close(): Promise<void> {
    while (this.flying || this.queue.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    this.closed = true;
    if (this.announcing) await this.announce();
    await this.client?.end().catch(() => undefined);
  }

  private async fly(): Promise<void> {
    this.scheduled = false;
    if (this.flying) return;
    this.flying = true;
    while (this.queue.length > 0) await this.send(this.nextBatch());
    this.flying = false;
  }

  /**
   * Tells other processes that the log has grown: once for all commits of a moment, outside their transactions, whose commits a NOTIFY would
   * serialise. Should this process die before, the others see it at their next beat.
   */
  private announceSoon(): void {
    this.announcing ??= setTimeout(() => void this.announce(), ANNOUNCE_MS);
  }

  private async announce(): Promise<void> {
    clearTimeout(this.announcing);
    this.announcing = undefined;
    await this.client?.query("SELECT pg_notify('facts', '')").catch(() => undefined);
  }

  /** A stream appears once in a batch; a unit that meets a stream of an earlier one waits for the next. */
  private nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    const written = new Set<string>();
    const touched = new Set<string>();
    for (const waiting of this.queue) {
      const free =
        batch.length < LARGEST_BATCH &&
        !waiting.streams.some((s) => touched.has(s)) &&
        !waiting.guards.some((s) => written.has(s));
      if (!free) rest.push(waiting);
      else batch.push(waiting);
      for (const stream of waiting.streams) {
        written.add(stream);
        touched.add(stream);
      }
      for (const stream of waiting.guards) touched.add(stream);
    }
    this.queue = rest;
    return batch;
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const position = await this.commit(batch.map((waiting) => waiting.unit));
      for (const waiting of batch) waiting.done(position);
      this.announceSoon();
    } catch (error) {
      await this.settle(batch, error as DatabaseError);
    }
  }

  /** Conflicts name their losers; any other error is retried one by one, so that a bad unit fails alone. */
  private async settle(batch: readonly Waiting[], error: DatabaseError): Promise<void> {
    if (error.code === 'AX409') {
      const moved = losersOf(String(error.detail));
      const rest = batch.filter((_, index) => !moved.has(index));
      batch.forEach((waiting, index) => moved.has(index) && waiting.fail(new VersionConflict(moved.get(index) ?? [])));
      await this.send(rest);
      return;
    }
    if (error.code === ANOTHER_RELEASE) {
      this.fence.noticed();
      for (const waiting of batch) waiting.fail(new ReleaseBehind());
      return;
    }
    if (error instanceof StoreUnavailable || batch.length === 1) {
      for (const waiting of batch) waiting.fail(uniqueConflictOf(error) ?? error);
      return;
    }
    for (const waiting of batch) await this.send([waiting]);
  }

  private async commit(units: readonly Unit[]): Promise<number> {
    const client = await this.connected();
    const rows = rowStatements(
      units.flatMap((unit) => unit.rows),
      this.shapeOf,
    );
    const answers = units.flatMap((unit) => (unit.answer ? [unit.answer] : []));
    const statements = [
      ...rows,
      ...(answers.length > 0 ? [{ name: 'answers', text: ANSWERS, values: [JSON.stringify(answers)] }] : []),
      appendStatement(units, this.fence.number),
    ];
    const alone = statements.length === 1;
    const landed = await fly(client, alone ? statements : ['BEGIN', ...statements, 'COMMIT']).catch(
      (error: unknown) => {
        throw this.judged(error as DatabaseError, client);
      },
    );
    const [appended] = landed.slice(alone ? -1 : -2);
    return (appended?.rows[0] as { position: number }).position;
  }

  /** A batch whose connection went may have landed: it is told as such, whole, and never sent again. */
  private judged(error: DatabaseError, client: Client): Error {
    const gone =
      error.severity === undefined || error.code?.startsWith('08') === true || error.code?.startsWith('57P') === true;
    if (!gone) return error;
    if (this.client === client) this.client = undefined;
    client.end().catch(() => undefined);
    return new StoreUnavailable(error.message);
  }

  private async connected(): Promise<Client> {
    if (this.client) return this.client;
    const client = await connect(
      { ...this.config, options: `${this.config.options ?? ''} -c lock_timeout=20s` },
      'lane',
      { pipeline: true },
    ).catch((error: unknown) => {
      throw new StoreUnavailable((error as Error).message);
    });
    const lost = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    this.client = client;
    return client;
  }
}

const ANSWERS = `INSERT INTO idempotent_answers (actor, key, route, body_hash, status, version, answer, at)
SELECT r.actor, r.key, r.route, r."bodyHash", r.status, r.version, r.answer, r.at
FROM json_to_recordset($1::json) AS r(actor text, key text, route text, "bodyHash" text, status smallint, version int, answer json, at timestamptz) ORDER BY r.actor, r.key`;
