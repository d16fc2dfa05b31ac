import type { TableShape } from '../projections/rows';
import { BatchRefused, conflictOf } from './batch-refused';
import { StoreUnavailable, uniqueConflictOf } from '../../core/errors';
import { Held } from './held';
import { nextBatch, partsOf, writesTo, type Waiting } from './lane-batch';
import type { LaneWire } from './lane-wire';

/** How long a unit is retried before its writer is refused, in milliseconds. */
const LONGEST_MS = 4_000;
/** The same when the lock has been known to be held for longer than LONGEST_MS and the unit came after it was found. */
const LONGEST_AGAIN_MS = 1_500;
const PAUSE_MS = 300;
const MOST_ASIDE = 200;

const HELD = 'Somebody else holds what this would change';

/**
 * Holds units that write to rows or tables locked by somebody else. They are retried on a connection of their own, with
 * short lock waits and pauses, so that all other units go on. Later units that write to something known to be locked
 * come here directly.
 */
export class ParkedUnits {
  private readonly units = new Set<Waiting>();
  /**
   * The tables at which a batch timed out, with the round in which that happened; kept until the locked rows are known.
   */
  private readonly suspected = new Map<string, number>();
  private readonly held: Held;
  private round = 0;
  private inVain = new Set<string>();
  private trying: readonly Waiting[] = [];
  private working = false;

  constructor(
    private readonly wire: LaneWire,
    shapeOf: (table: string) => TableShape,
    private readonly landed: () => void,
  ) {
    this.held = new Held(shapeOf);
  }

  get isEmpty(): boolean {
    return this.units.size === 0;
  }

  /** Parks the units of a batch that timed out at this table. */
  suspect(table: string, units: readonly Waiting[]): void {
    this.suspected.set(table, this.round);
    for (const waiting of units) this.units.add(waiting);
    this.begin();
  }

  /** Parks the units of a queue that write to something known to be locked. @returns the others */
  divert(queue: Waiting[]): Waiting[] {
    if (this.suspected.size === 0 && this.held.isNothing) return queue;
    const others: Waiting[] = [];
    for (const waiting of queue) {
      if (this.concerns(waiting)) this.take(waiting);
      else others.push(waiting);
    }
    this.begin();
    return others;
  }

  /** Refuses units that have waited long enough, except those being tried right now, which may still commit. */
  giveUpLate(): void {
    const now = performance.now();
    for (const waiting of this.units) {
      if (this.trying.includes(waiting)) continue;
      const since = this.held.since(waiting.unit) ?? now;
      const longest = now - since > LONGEST_MS && waiting.since > since ? LONGEST_AGAIN_MS : LONGEST_MS;
      if (now - waiting.since > longest - PAUSE_MS) this.leave(waiting).fail(new StoreUnavailable(HELD));
    }
  }

  close(): Promise<void> {
    return this.wire.close();
  }

  private concerns(waiting: Waiting): boolean {
    return (
      [...this.suspected.keys()].some((table) => writesTo(waiting, table)) ||
      this.held.since(waiting.unit) !== undefined
    );
  }

  private take(waiting: Waiting): void {
    if (this.units.size >= MOST_ASIDE) waiting.fail(new StoreUnavailable(HELD));
    else this.units.add(waiting);
  }

  private begin(): void {
    if (this.working) return;
    this.working = true;
    void this.work();
  }

  private async work(): Promise<void> {
    while (this.units.size > 0) {
      this.round += 1;
      this.inVain = new Set();
      await this.attempt([...this.units]);
      for (const [table, round] of this.suspected) if (round < this.round) this.suspected.delete(table);
      this.giveUpLate();
      if (this.units.size > 0) await new Promise((over) => setTimeout(over, PAUSE_MS));
    }
    this.working = false;
  }

  /** Tries all units that may succeed together; after a failure in parts, down to the single unit that is blocked. */
  private async attempt(asked: readonly Waiting[]): Promise<void> {
    const { batch, rest } = nextBatch(asked.filter((waiting) => this.mayGo(waiting)));
    if (batch.length === 0) return;
    this.trying = batch;
    try {
      const position = await this.wire.commit(batch.map(({ unit }) => unit)).finally(() => (this.trying = []));
      for (const waiting of batch) {
        this.held.written(waiting.unit);
        this.leave(waiting).done(position);
      }
      this.landed();
    } catch (error) {
      await this.settle(batch, error as Error);
    }
    await this.attempt(rest);
  }

  private mayGo(waiting: Waiting): boolean {
    return (
      this.units.has(waiting) &&
      (this.inVain.size === 0 || !this.held.namesIn(waiting.unit).some((name) => this.inVain.has(name)))
    );
  }

  private async settle(batch: readonly Waiting[], error: Error): Promise<void> {
    if (!(error instanceof BatchRefused)) {
      for (const waiting of batch) this.leave(waiting).fail(error);
      return;
    }
    const moved = conflictOf(error);
    if (moved) {
      batch.forEach((waiting, index) => {
        const conflict = moved(index);
        if (conflict) this.leave(waiting).fail(conflict);
      });
      return this.attempt(batch);
    }
    const { table, isWait, cause } = error;
    if (isWait && table === null) return; // the lock of the log is taken: all units wait for the next round
    const [only] = batch;
    if (batch.length > 1 || !only) for (const part of partsOf(batch, table)) await this.attempt(part);
    else if (isWait && table !== null) await this.foundHeld(only, table);
    else this.leave(only).fail(uniqueConflictOf(cause) ?? cause);
  }

  private async foundHeld(waiting: Waiting, table: string): Promise<void> {
    const whole = await this.wire.isLocked(table).catch(() => false);
    for (const name of this.held.waited(waiting.unit, table, whole)) this.inVain.add(name);
  }

  private leave(waiting: Waiting): Waiting {
    this.units.delete(waiting);
    return waiting;
  }
}
