import { Client, type ClientConfig, type ClientBase } from 'pg';
import { FACT_COLUMNS, recorded, type FactRow } from '../event-store/event-store';
import type { RecordedFact } from '../event-store/facts';
import type { LogSignal } from './log-signal';

const PAGE = 1_000;
const RETRY_MS = 1_000;

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
  /** Last error, for the health page; null while all is well. */
  lastError: string | null = null;

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
        this.lastError = (error as Error).message;
      }
      await this.client?.end().catch(() => undefined);
      this.client = undefined;
      if (!this.stopped) await this.pause();
    }
  }

  private async pause(): Promise<void> {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, RETRY_MS)), this.stopSoon()]);
  }

  private async stopSoon(): Promise<void> {
    while (!this.stopped) await this.signal.next();
  }

  private async own(): Promise<void> {
    const client = new Client({ ...this.config, application_name: `axlebook ${this.follows.name}` });
    client.on('error', () => undefined);
    this.client = client;
    await client.connect();
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock(7274, hashtext($1)) AS got', [this.follows.name]);
    if (!rows[0]?.got) return;
    await client.query('INSERT INTO checkpoints (name, version, position) VALUES ($1, $2, 0) ON CONFLICT (name) DO NOTHING', [this.follows.name, this.follows.version]);
    while (!this.stopped) {
      const signalled = this.signal.next();
      const more = await this.page(client);
      this.lastError = null;
      if (!more) await signalled;
    }
  }

  private async page(client: Client): Promise<boolean> {
    await client.query('BEGIN');
    try {
      const at = await client.query<{ position: number }>('SELECT position FROM checkpoints WHERE name = $1 FOR UPDATE', [this.follows.name]);
      const after = at.rows[0]?.position ?? 0;
      const { rows } = await client.query<FactRow>({ name: 'follow', text: `SELECT ${FACT_COLUMNS} FROM facts WHERE position > $1 ORDER BY position LIMIT ${PAGE}`, values: [after] });
      const last = rows[rows.length - 1];
      if (last) {
        const wanted = this.follows.types;
        const page = rows.filter((row) => !wanted || wanted.includes(row.type)).map(recorded);
        if (page.length > 0) await this.follows.handle(page, client);
        await client.query('UPDATE checkpoints SET position = $2 WHERE name = $1', [this.follows.name, last.position]);
      }
      await client.query('COMMIT');
      return rows.length === PAGE;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
