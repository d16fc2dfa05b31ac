import type { TableShape } from '../projections/rows';
import { BatchRefused, conflictOf } from './batch-refused';
import { StoreUnavailable, uniqueConflictOf } from '../../core/errors';
import { Held } from './held';
import { nextBatch, partsOf, writesTo, type Waiting } from './lane-batch';
import type { LaneWire } from './lane-wire';

/** So long a unit is tried before its writer is told to come back. */
const LONGEST_MS = 4_000;
/** The same for what has been waited for in vain so long already. */
const LONGEST_AGAIN_MS = 1_500;
const PAUSE_MS = 300;
const MOST_ASIDE = 200;

const HELD = 'Somebody else holds what this would change';

/**
 * Where units wait that write to what somebody else holds: they are tried on a connection of their own, with little
 * patience and again after a pause, so that all others go on. What is found to be held sends later units here before
 * they hold up a batch.
 */
export class ParkedUnits {
  private readonly units = new Set<Waiting>();
  /**
   * Tables that a batch waited for in vain, until it is known for which of their rows; with the round in which it did.
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

  /** Takes units that a batch cannot wait for: it waited for this table in vain. */
  suspect(table: string, units: readonly Waiting[]): void {
    this.suspected.set(table, this.round);
    for (const waiting of units) this.units.add(waiting);
    this.begin();
  }

  /** Takes out of a queue what writes to something that is held. @returns the others */
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

  /** Tells those who have waited long enough; not those whose unit is just being tried, which may land. */
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

  /** All that may succeed together, then in parts, down to the one that waits in vain. */
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
    if (isWait && table === null) return; // the log itself is busy: everybody waits
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
