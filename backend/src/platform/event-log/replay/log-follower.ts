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
const LOOK_EVERY_MS = 1_000;
const HEAD = 'SELECT COALESCE(max(position), 0)::int AS head FROM facts';
const NEXT = 'SELECT after, up_to AS "upTo" FROM next_span($1, $3, $2)';

/** What a follower does: the name of its checkpoint, the work for each span, how many events a span has at most. */
export interface Follows {
  readonly name: string;
  readonly handle: SpanWork;
  readonly page?: number;
  /** The shortest pause while many events come. */
  readonly busyRestMs?: number;
  /** It lets a flood of events pass first, so long at most. */
  readonly mayWaitMs?: number;
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
  /** The end of the log when it was looked at last, and since when a flood is let pass. */
  private head = Infinity;
  private waitsSince: number | undefined;

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
      if (await this.letsPass(client)) {
        await this.rest(LOOK_EVERY_MS);
        continue;
      }
      const signalled = this.signal.next();
      const started = performance.now();
      const read = await this.page(client);
      if (read === (this.follows.page ?? PAGE)) continue;
      this.waitsSince = undefined;
      await this.rest(restAfter(performance.now() - started, read, this.follows.busyRestMs));
      await signalled;
    }
  }

  /** Whether a flood comes that it still lets pass; when it has waited long enough, it takes in all there is. */
  private async letsPass(client: Client): Promise<boolean> {
    const { mayWaitMs } = this.follows;
    if (mayWaitMs === undefined) return false;
    const { rows } = await client.query<{ head: number }>({ name: 'head', text: HEAD });
    const head = rows[0]?.head ?? 0;
    const come = head - this.head;
    this.head = head;
    if (come <= MANY) {
      this.waitsSince = undefined;
      return false;
    }
    this.waitsSince ??= performance.now();
    return performance.now() - this.waitsSince < mayWaitMs;
  }

  private async rest(ms: number): Promise<void> {
    if (this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
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
