import { Logger } from '@nestjs/common';
import { Client, type ClientConfig, type ClientBase } from 'pg';
import { recorded, type FactRow } from '../event-store/event-store';
import { fly } from '../event-store/flight';
import type { RecordedFact } from '../event-store/facts';
import type { LogSignal } from './log-signal';

const PAGE = 1_000;
const RETRY_MS = 1_000;
/** After a page that was not full a follower rests, so that the facts of a busy moment share a page and a commit. */
const REST_MS = 250;
const CHECKPOINT = 'SELECT 1 FROM checkpoints WHERE name = $1 FOR UPDATE';
/** Facts of other types only count the position: their contents stay in the database. */
const FOLLOW = `SELECT position, stream_id, version, type, schema, CASE WHEN wanted THEN data END AS data, CASE WHEN wanted THEN metadata END AS metadata, recorded_at
FROM (SELECT *, $2::text[] IS NULL OR type = ANY($2) AS wanted FROM facts WHERE position > (SELECT position FROM checkpoints WHERE name = $1) ORDER BY position LIMIT ${PAGE}) page ORDER BY position`;

export interface Follows {
  readonly name: string;
  readonly version: number;
  /** Fact types wanted; null: all. */
  readonly types: readonly string[] | null;
  /** Handles a page inside the transaction that also moves the checkpoint. */
  readonly handle: (page: readonly RecordedFact[], transaction: ClientBase) => Promise<void>;
}

/**
 * Reads the log from a checkpoint, forever. One process owns a name at a time (a session lock on its connection, which the server drops with a
 * killed process); page and checkpoint commit together, so each fact is handled exactly once by what the transaction holds.
 */
export class LogFollower {
  private stopped = false;
  private running: Promise<void> | undefined;
  private client: Client | undefined;
  private readonly logger = new Logger('LogFollower');

  constructor(
    private readonly config: ClientConfig,
    private readonly signal: LogSignal,
    private readonly follows: Follows,
  ) {}

  start(): void {
    this.running = this.live();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async live(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.own();
      } catch (error) {
        if (!this.stopped) this.logger.error({ err: error, follower: this.follows.name, msg: 'reading the log broke off; it is tried again' });
      }
      await this.client?.end().catch(() => undefined);
      this.client = undefined;
      if (!this.stopped) await this.pause();
    }
  }

  private async pause(): Promise<void> {
    const end = Date.now() + RETRY_MS;
    while (!this.stopped && Date.now() < end) await this.signal.next();
  }

  private async own(): Promise<void> {
    const client = new Client({ ...this.config, pipeline: true, application_name: `axlebook ${this.follows.name}` });
    client.on('error', () => undefined);
    this.client = client;
    await client.connect();
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock(7274, hashtext($1)) AS got', [this.follows.name]);
    if (!rows[0]?.got) return;
    await client.query('INSERT INTO checkpoints (name, version, position) VALUES ($1, $2, 0) ON CONFLICT (name) DO NOTHING', [this.follows.name, this.follows.version]);
    while (!this.stopped) {
      const signalled = this.signal.next();
      const more = await this.page(client);
      if (more) continue;
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      await signalled;
    }
  }

  private async page(client: Client): Promise<boolean> {
    const { name, types, handle } = this.follows;
    try {
      const [, , found] = await fly(client, ['BEGIN', { name: 'checkpoint', text: CHECKPOINT, values: [name] }, { name: 'follow', text: FOLLOW, values: [name, types] }]);
      const rows = (found?.rows ?? []) as FactRow[];
      const page = rows.filter((row) => !types || types.includes(row.type)).map(recorded);
      if (page.length > 0) await handle(page, client);
      const last = rows[rows.length - 1];
      await fly(client, [...(last ? [{ name: 'move', text: 'UPDATE checkpoints SET position = $2 WHERE name = $1', values: [name, last.position] }] : []), 'COMMIT']);
      return rows.length === PAGE;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
