import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { LogSignal } from './log-signal';
import { isNewer, mustNotBeNewer, type Release } from './release';

/** The channel on which a release announces that it has taken over the database. */
export const RELEASE_CHANNEL = 'release';

type Row = Release & { readonly number: number };
const ROW = 'SELECT number, migration, folds FROM release';
const NUMBER = 'SELECT number FROM release';

/**
 * Checks whether the database still belongs to the release of this process. Every write carries the release number that
 * was current when the process started, and the database refuses any other number. Once the process is behind, it stays
 * behind until it is restarted: it writes nothing, follows nothing and reports that it is not ready.
 */
export class Fence {
  private behind = false;
  private readonly listeners: (() => void)[] = [];

  private constructor(
    private readonly pool: Pool,
    /** The number of the release; it grows whenever a newer release takes over the database. */
    readonly number: number,
  ) {}

  /** @throws Error with a message for the operator when the database already belongs to a newer release */
  static async around(own: Release, pool: Pool, signal: LogSignal): Promise<Fence> {
    const { rows } = await pool.query<Row>(ROW);
    const [row] = rows;
    if (!row) throw new Error('The database does not say which release it belongs to');
    mustNotBeNewer(isNewer(row, own));
    const fence = new Fence(pool, row.number);
    signal.askFor<Pick<Row, 'number'>>(NUMBER, (now) => fence.compare(now));
    signal.on(RELEASE_CHANNEL, () => void fence.look().catch(() => undefined));
    return fence;
  }

  get isBehind(): boolean {
    return this.behind;
  }

  /** Asks the database for the current number. @throws when the database does not answer */
  async look(): Promise<void> {
    const { rows } = await this.pool.query<Pick<Row, 'number'>>(NUMBER);
    this.compare(rows[0]);
  }

  private compare(now: Pick<Row, 'number'> | undefined): void {
    if (now?.number !== this.number) this.noticed();
  }

  whenBehind(stop: () => void): void {
    this.listeners.push(stop);
    if (this.behind) stop();
  }

  /** Called when the database refused a write for its release number. */
  noticed(): void {
    if (this.behind) return;
    this.behind = true;
    new Logger('Fence').warn(
      'A newer release of Axlebook has taken the database over: this process writes nothing any more. Start the newer release in its place.',
    );
    for (const stop of this.listeners) stop();
  }
}
