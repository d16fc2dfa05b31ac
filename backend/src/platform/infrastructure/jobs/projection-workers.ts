import type { ClientConfig } from 'pg';
import type { Jobs } from './jobs';
import type { Reactions } from './reactions';
import type { Fence } from '../../event-log/store/fence';
import { spanOf } from '../../event-log/replay/async-projection';
import { LogFollower } from '../../event-log/replay/log-follower';
import type { LogSignal } from '../../event-log/store/log-signal';
import { isFoldedInSql } from '../../event-log/projections/in-sql';
import { allProjections, type Projection } from '../../event-log/projections/projection';
import type { TableShape } from '../../event-log/projections/rows';

const HOUR_MS = 3_600_000;
const TIDIED_EVERY_MS = 2_000;
/** Events that are folded within the database fill no memory here; sums change less often when more come together. */
const PAGE_IN_SQL = 20_000;
/** Reads add to sums what they have not taken in yet, so they may wait. */
const SUMS_REST_MS = 2_000;
/** An import of 50,000 lines takes less, on a slow machine, too. */
const FLOOD_MS = 120_000;

/** Something that keeps data for a limited time. */
export interface CacheOwner {
  forgetOld(): Promise<void>;
}

/**
 * The work of a worker process: async projections, reactions, jobs. Any number of worker processes may run; each
 * projection is followed by one of them at a time.
 */
export class Workers {
  private followers: LogFollower[] = [];
  private chores: NodeJS.Timeout[] = [];

  constructor(
    private readonly config: ClientConfig,
    private readonly signal: LogSignal,
    private readonly fence: Fence,
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly shapeOf: (table: Projection['table']) => TableShape,
    private readonly old: readonly CacheOwner[],
    /** Regular maintenance of growing tables, which keeps their queries fast. */
    private readonly tidying: readonly (() => Promise<unknown>)[],
  ) {}

  start(): void {
    const shared = allProjections().filter((projection) => projection.mode === 'async');
    this.followers = shared.map((projection) => this.follow(projection));
    for (const follower of this.followers) follower.start();
    this.reactions.start();
    this.jobs.startWorker();
    this.every(HOUR_MS, () => Promise.allSettled(this.old.map((stored) => stored.forgetOld())));
    // failures do not matter: queries are correct without it, only slower
    this.fence.whenBehind(() => this.standDown());
    for (const tidy of this.tidying) this.every(TIDIED_EVERY_MS, () => tidy().catch(() => undefined));
  }

  async stop(): Promise<void> {
    for (const chore of this.chores) clearInterval(chore);
    const stopping = [...this.followers.map((follower) => follower.stop()), this.reactions.stop()];
    await this.signal.stop();
    await Promise.all(stopping);
  }

  /** Stops all work when a newer release has taken over the database; the workers of that release continue. */
  private standDown(): void {
    for (const chore of this.chores) clearInterval(chore);
    for (const follower of this.followers) void follower.stop();
    void this.reactions.stop();
    void this.jobs.stopWorker();
  }

  /** Repeats work at an interval, but never two runs at a time, and twenty times less long than it pauses. */
  private every(milliseconds: number, work: () => Promise<unknown>): void {
    let running = false;
    let restsUntil = 0;
    const chore = setInterval(() => {
      const started = performance.now();
      if (running || started < restsUntil) return;
      running = true;
      void work().finally(() => {
        running = false;
        const ended = performance.now();
        restsUntil = ended + 20 * (ended - started);
      });
    }, milliseconds);
    chore.unref();
    this.chores.push(chore);
  }

  private follow(projection: Projection): LogFollower {
    return new LogFollower(this.config, this.signal, this.fence, {
      name: projection.name,
      handle: spanOf(projection, this.shapeOf(projection.table)),
      ...(isFoldedInSql(projection) && { page: PAGE_IN_SQL }),
      ...(projection.sums && { busyRestMs: SUMS_REST_MS }),
      ...(projection.mayWait && { mayWaitMs: FLOOD_MS }),
    });
  }
}
