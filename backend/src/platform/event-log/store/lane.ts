import type { ClientConfig } from 'pg';
import type { TableShape } from '../projections/rows';
import type { Fence } from './fence';
import { BatchRefused, conflictOf } from './batch-refused';
import { StoreUnavailable, uniqueConflictOf } from '../../core/errors';
import { ParkedUnits } from './parked-units';
import { nextBatch, partsOf, writesTo, type Waiting } from './lane-batch';
import { LaneWire, type Patience } from './lane-wire';
import type { Unit } from './unit';

const ANNOUNCE_MS = 25;
/** Writers beyond this number are refused at once; they would wait longer than any client does. */
const MOST_WAITING = 1_024;
const LONGEST_WAIT_MS = 10_000;
const LOOKED_AFTER_MS = 500;
/**
 * Lock waits of a batch, in milliseconds. When the row of a record stays locked, the units that write to it are parked.
 * Shared rows get more time, because many writers may be in line for them.
 */
const BATCH = { locks: 500, shared: 1_000 };
/** Lock waits of parked units: short, because they are retried often. */
const ASIDE = { locks: 100, shared: 1_000 };

/**
 * The only way to append to the log: group commit over one connection. Units that arrive while a batch is in flight
 * form the next batch. So a single writer never waits for others, and many writers share a commit.
 */
export class Lane {
  private queue: Waiting[] = [];
  private flying = false;
  private scheduled = false;
  private closed = false;
  private announcing: NodeJS.Timeout | undefined;
  private readonly wire: LaneWire;
  private readonly parked: ParkedUnits;
  private readonly lookAfter: NodeJS.Timeout;

  constructor(config: ClientConfig, shapeOf: (table: string) => TableShape, fence: Pick<Fence, 'number' | 'noticed'>) {
    const wire = (name: string, patience: Patience): LaneWire => new LaneWire(config, shapeOf, fence, name, patience);
    this.wire = wire('lane', BATCH);
    this.parked = new ParkedUnits(wire('lane aside', ASIDE), shapeOf, () => this.announceSoon());
    this.lookAfter = setInterval(() => this.giveUpLate(), LOOKED_AFTER_MS).unref();
  }

  /**
   * Commits a unit and returns the position of the last event of its batch.
   * @throws VersionConflict, UniqueConflict, ReleaseBehind
   * @throws StoreUnavailable when the unit was not tried in time, or when the outcome is unknown
   */
  append(unit: Unit): Promise<number> {
    if (this.closed) return Promise.reject(new StoreUnavailable('The system is shutting down'));
    if (this.queue.length >= MOST_WAITING) return Promise.reject(new StoreUnavailable('Too many writers wait'));
    return new Promise((done, fail) => {
      this.queue.push({
        unit,
        streams: unit.appends.map((a) => a.stream),
        guards: unit.guards.map((g) => g.stream),
        since: performance.now(),
        done,
        fail,
      });
      if (!this.scheduled && !this.flying) {
        this.scheduled = true;
        setImmediate(() => void this.sendPipelined());
      }
    });
  }

  /** Refuses units from now on, waits until those that were accepted have ended, and closes the connections. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.flying || this.queue.length > 0 || !this.parked.isEmpty)
      await new Promise((resolve) => setTimeout(resolve, 5));
    clearInterval(this.lookAfter);
    if (this.announcing) await this.announce();
    await Promise.all([this.wire.close(), this.parked.close()]);
  }

  private async sendPipelined(): Promise<void> {
    this.scheduled = false;
    if (this.flying) return;
    this.flying = true;
    while (this.queue.length > 0) {
      const { batch, rest } = nextBatch(this.parked.divert(this.queue));
      this.queue = rest;
      await this.send(batch);
    }
    this.flying = false;
  }

  /** Refuses units that have waited too long in the queue. They were never sent, so nothing of them was written. */
  private giveUpLate(): void {
    this.parked.giveUpLate();
    const oldest = performance.now() - LONGEST_WAIT_MS;
    const late = this.queue.filter(({ since }) => since < oldest);
    if (late.length === 0) return;
    this.queue = this.queue.filter(({ since }) => since >= oldest);
    for (const waiting of late) waiting.fail(new StoreUnavailable('The log did not come free in time'));
  }

  /**
   * Notifies other processes that the log has grown, once for all commits within a short time. The NOTIFY runs outside
   * the transactions, because it would serialize their commits. If this process dies before it, the others notice at
   * their next poll.
   */
  private announceSoon(): void {
    this.announcing ??= setTimeout(() => void this.announce(), ANNOUNCE_MS);
  }

  private async announce(): Promise<void> {
    clearTimeout(this.announcing);
    this.announcing = undefined;
    await this.wire.announce();
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const position = await this.wire.commit(batch.map((waiting) => waiting.unit));
      for (const waiting of batch) waiting.done(position);
      this.announceSoon();
    } catch (error) {
      await this.settle(batch, error as Error);
    }
  }

  /**
   * Handles a failed batch. After version conflicts, the units in conflict fail and the rest is sent again. After a
   * lock timeout, the units that write to the locked table are parked and the rest is sent again. After any other error
   * the batch is sent again in parts, so that only the faulty unit fails.
   */
  private async settle(batch: readonly Waiting[], error: Error): Promise<void> {
    if (!(error instanceof BatchRefused)) {
      for (const waiting of batch) waiting.fail(error);
      return;
    }
    const moved = conflictOf(error);
    if (moved) {
      batch.forEach((waiting, index) => {
        const conflict = moved(index);
        if (conflict) waiting.fail(conflict);
      });
      return this.send(batch.filter((_, index) => !moved(index)));
    }
    const { table, isWait, cause } = error;
    if (isWait && table === null) {
      // the lock of the log is taken: the units stay in the queue until it is free, or they time out
      this.queue = [...batch, ...this.queue];
    } else if (isWait && table !== null) {
      this.parked.suspect(
        table,
        batch.filter((waiting) => writesTo(waiting, table)),
      );
      await this.send(batch.filter((waiting) => !writesTo(waiting, table)));
    } else if (batch.length === 1) {
      for (const waiting of batch) waiting.fail(uniqueConflictOf(cause) ?? cause);
    } else {
      for (const part of partsOf(batch, table)) await this.send(part);
    }
  }
}
