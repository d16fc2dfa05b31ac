import type { Client, ClientConfig } from 'pg';
import { connect } from '../database/connect';

const AGAIN_MS = 500;
/** A wire that died in silence is found by asking. */
const CHECK_MS = 10_000;

/** Tells everybody in this process that the log has grown, whichever process wrote: LISTEN, with a slow beat as the net. */
export class LogSignal {
  private client: Client | undefined;
  private waiting = new Set<() => void>();
  private readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private beat: NodeJS.Timeout | undefined;
  private check: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly config: ClientConfig) {}

  async start(): Promise<void> {
    this.beat = setInterval(() => this.wake(), 1_000);
    this.beat.unref();
    this.check = setInterval(() => void this.client?.query('SELECT 1').catch(() => undefined), CHECK_MS);
    this.check.unref();
    await this.listen();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.beat);
    clearInterval(this.check);
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

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = new Set();
    for (const resolve of waiting) resolve();
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
      if (this.stopped) await client.end();
      this.wake();
    } catch {
      this.client = undefined;
      this.listenSoon();
    }
  }

  private listenSoon(): void {
    if (!this.stopped) setTimeout(() => void this.listen(), AGAIN_MS).unref();
  }
}
