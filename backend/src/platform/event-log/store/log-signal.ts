import type { ClientConfig } from 'pg';
import { AWAY_MS, connect, type Connection } from '../../database/connect';

const AGAIN_MS = 500;
const BEAT_MS = 1_000;

/**
 * Signals to this process that the log has grown, whichever process wrote. It uses LISTEN, and a poll every second as a
 * fallback. The poll also queries the database, so that the process knows whether the database answers without having
 * to wait for it.
 */
export class LogSignal {
  private client: Connection | undefined;
  private heardAt = -Infinity;
  private asking = false;
  private waiting = new Set<() => void>();
  private readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private beat: NodeJS.Timeout | undefined;
  private stopped = false;
  private question = { text: 'SELECT 1', heard: (_row: unknown): void => undefined };

  constructor(private readonly config: ClientConfig) {}

  async start(): Promise<void> {
    this.beat = setInterval(() => {
      this.wake();
      void this.ask();
    }, BEAT_MS);
    this.beat.unref();
    await this.listen();
  }

  /** Whether the database answered recently. */
  get databaseAnswers(): boolean {
    return performance.now() - this.heardAt < AWAY_MS + BEAT_MS;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.beat);
    this.wake();
    await this.client?.end().catch(() => undefined);
  }

  /** Resolves at the next growth of the log, or within a second. */
  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  /** Calls back for every message on a channel, from any process. */
  on(channel: string, listener: (payload: string) => void): () => void {
    const set = this.listeners.get(channel) ?? new Set();
    set.add(listener);
    this.listeners.set(channel, set);
    void this.client?.query(`LISTEN ${channel}`).catch(() => undefined);
    return () => set.delete(listener);
  }

  /** Sets the query that the poll sends from now on; `heard` gets its first row each time. */
  askFor<Row>(text: string, heard: (row: Row | undefined) => void): void {
    this.question = { text, heard: (row) => heard(row as Row | undefined) };
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = new Set();
    for (const resolve of waiting) resolve();
  }

  private async ask(): Promise<void> {
    const { client } = this;
    if (!client || this.asking) return;
    this.asking = true;
    // an answer may have arrived while this process was busy; it is handled before giving up
    const late = setTimeout(() => setImmediate(() => this.asking && client.giveUpSilent()), AWAY_MS);
    late.unref();
    await client.query(this.question.text).then(
      ({ rows }: { rows: unknown[] }) => {
        this.heardAt = performance.now();
        this.question.heard(rows[0]);
      },
      () => undefined,
    );
    clearTimeout(late);
    this.asking = false;
  }

  private async listen(): Promise<void> {
    try {
      const client = await connect(this.config, 'listen');
      const again = (): void => {
        if (this.client !== client) return;
        this.client = undefined;
        this.listenSoon();
      };
      client.on('error', again);
      client.on('end', again);
      client.on('notification', ({ channel, payload }) => {
        if (channel === 'facts') this.wake();
        for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
      });
      this.client = client;
      for (const channel of new Set(['facts', ...this.listeners.keys()])) await client.query(`LISTEN ${channel}`);
      this.heardAt = performance.now();
      if (this.stopped) await client.end();
      this.wake();
    } catch {
      this.client = undefined;
      this.heardAt = -Infinity;
      this.listenSoon();
    }
  }

  private listenSoon(): void {
    if (!this.stopped) setTimeout(() => void this.listen(), AGAIN_MS).unref();
  }
}
