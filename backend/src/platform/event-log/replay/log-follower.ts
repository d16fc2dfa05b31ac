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
/** After a page that was not full a follower rests, so that the events of a busy moment share a page and a commit. */
const REST_MS = 100;
const NEXT = `SELECT after, up_to AS "upTo" FROM next_span($1, ${PAGE}, $2)`;

export interface Follows {
  readonly name: string;
  readonly handle: SpanWork;
}

/**
 * Reads the log from a checkpoint, forever. One process owns a name at a time (a session lock on its connection, which
 * the server drops with a killed process); page and checkpoint commit together, so each event is handled exactly once
 * by what the transaction holds. It ends for good when a newer release has taken the database over: what it would write
 * is not what that release means.
 */
export class LogFollower {
  private stopped = false;
  private running: Promise<void> | undefined;
  private client: Client | undefined;
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
    // what a crash takes back is followed again from the checkpoint it takes back with it
    await client.query('SET synchronous_commit = off');
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock(7274, hashtext($1)) AS got', [
      this.follows.name,
    ]);
    if (!rows[0]?.got) return;
    while (!this.stopped) {
      const signalled = this.signal.next();
      const more = await this.page(client);
      if (more) continue;
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      await signalled;
    }
  }

  private async page(client: Client): Promise<boolean> {
    const { name, handle } = this.follows;
    try {
      const [, found] = await sendPipelined(client, [
        'BEGIN',
        { name: 'next', text: NEXT, values: [name, this.fence.number] },
      ]);
      const { after, upTo } = (found?.rows[0] ?? { after: 0, upTo: 0 }) as Span;
      if (upTo > after) await handle({ after, upTo }, client);
      await sendPipelined(client, [
        ...(upTo > after ? [{ name: 'move', text: 'SELECT move_checkpoint($1, $2)', values: [name, upTo] }] : []),
        'COMMIT',
      ]);
      return upTo - after === PAGE;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
