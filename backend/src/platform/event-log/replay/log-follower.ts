import { Logger } from '@nestjs/common';
import type { Client, ClientConfig } from 'pg';
import { connect } from '../../database/connect';
import type { Fence } from '../store/fence';
import { ANOTHER_RELEASE, ReleaseBehind } from '../../core/errors';
import { sendPipelined } from '../store/flight';
import type { LogSignal } from '../store/log-signal';
import type { Span, SpanWork } from './span';

const PAGE = 1_000;
const RETRY_MS = 1_000;
/**
 * The pause after a page that was not full, so that the events of a busy moment share one page and one commit. It is
 * four times as long as the page took, ten times while more than a hundred events come between two pages (an import, a
 * crowd), within these limits, and leaves the machine to those who wait for an answer.
 */
const between = (shortestMs: number, longestMs: number, ms: number): number =>
  Math.min(Math.max(ms, shortestMs), longestMs);
const MANY = 100;
const restAfter = (workedMs: number, events: number, busyRestMs = 200): number =>
  events > MANY ? between(busyRestMs, 5_000, 10 * workedMs) : between(100, 1_000, 4 * workedMs);
const NEXT = 'SELECT after, up_to AS "upTo" FROM next_span($1, $3, $2)';

/** What a follower does: the name of its checkpoint, the work for each span, how many events a span has at most. */
export interface Follows {
  readonly name: string;
  readonly handle: SpanWork;
  readonly page?: number;
  /** The shortest pause while many events come. */
  readonly busyRestMs?: number;
}

/**
 * Reads the log from a checkpoint, continuously. Only one process at a time runs the follower of a name: it holds a
 * session lock, which PostgreSQL releases when the process dies. The work on a page and the move of the checkpoint
 * commit together, so whatever the transaction writes is written exactly once. The follower stops for good when a newer
 * release has taken over the database, because that release may give its rows another meaning.
 */
export class LogFollower {
  private stopped = false;
  private running: Promise<void> | undefined;
  private client: Client | undefined;
  /** Ends a pause, so that nobody waits for it at the end. */
  private wake: () => void = () => undefined;
  private readonly logger = new Logger('LogFollower');

  constructor(
    private readonly config: ClientConfig,
    private readonly signal: LogSignal,
    private readonly fence: Pick<Fence, 'number' | 'noticed'>,
    private readonly follows: Follows,
  ) {}

  start(): void {
    this.running = this.live();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async live(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.own();
      } catch (error) {
        if ((error as { code?: string }).code === ANOTHER_RELEASE || error instanceof ReleaseBehind) this.standDown();
        if (!this.stopped)
          this.logger.error({
            err: error,
            follower: this.follows.name,
            msg: 'reading the log broke off; it is tried again',
          });
      }
      await this.client?.end().catch(() => undefined);
      this.client = undefined;
      if (!this.stopped) await this.pause();
    }
  }

  private standDown(): void {
    this.stopped = true;
    this.fence.noticed();
  }

  private async pause(): Promise<void> {
    const end = performance.now() + RETRY_MS;
    while (!this.stopped && performance.now() < end) await this.signal.next();
  }

  private async own(): Promise<void> {
    const client = await connect(this.config, this.follows.name, { pipeline: true });
    this.client = client;
    // a crash can lose recent commits, but loses the checkpoint with them, so they are done again
    await client.query('SET synchronous_commit = off');
    // sums of many events are gathered in memory: sorted on disk, as with the usual 4 MB, they take twice as long
    await client.query("SET work_mem = '32MB'");
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock(7274, hashtext($1)) AS got', [
      this.follows.name,
    ]);
    if (!rows[0]?.got) return;
    while (!this.stopped) {
      const signalled = this.signal.next();
      const started = performance.now();
      const read = await this.page(client);
      if (read === (this.follows.page ?? PAGE)) continue;
      const rest = restAfter(performance.now() - started, read, this.follows.busyRestMs);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      await signalled;
    }
  }

  /** Handles the next page; returns how many events of the log it spans. */
  private async page(client: Client): Promise<number> {
    const { name, handle, page = PAGE } = this.follows;
    try {
      const [, found] = await sendPipelined(client, [
        'BEGIN',
        { name: 'next', text: NEXT, values: [name, this.fence.number, page] },
      ]);
      const { after, upTo } = (found?.rows[0] ?? { after: 0, upTo: 0 }) as Span;
      if (upTo > after) await handle({ after, upTo }, client);
      await sendPipelined(client, [
        ...(upTo > after ? [{ name: 'move', text: 'SELECT move_checkpoint($1, $2)', values: [name, upTo] }] : []),
        'COMMIT',
      ]);
      return upTo - after;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
