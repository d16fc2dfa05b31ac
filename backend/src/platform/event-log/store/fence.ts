import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { LogSignal } from './log-signal';
import { isNewer, mustNotBeNewer, type Release } from './release';

/** The channel on which a release says that it has taken the database over. */
export const RELEASE_CHANNEL = 'release';

type Row = Release & { readonly number: number };
const ROW = 'SELECT number, migration, folds FROM release';
const NUMBER = 'SELECT number FROM release';

/**
 * Whether the database still belongs to the release of this process. What the process writes carries the number that
 * the release had when it started; the database refuses another one. Once behind, it stays behind: it writes nothing,
 * follows nothing and is not ready, until it is started again.
 */
export class Fence {
  private behind = false;
  private readonly listeners: (() => void)[] = [];

  private constructor(
    private readonly pool: Pool,
    /** Grows whenever a newer release takes the database over. */
    readonly number: number,
  ) {}

  /** @throws Error with a sentence when the database belongs to a newer release already */
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

  /** Asks the database. @throws when it does not answer */
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

  /** Somebody was refused. */
  noticed(): void {
    if (this.behind) return;
    this.behind = true;
    new Logger('Fence').warn(
      'A newer release of Axlebook has taken the database over: this process writes nothing any more. Start the newer release in its place.',
    );
    for (const stop of this.listeners) stop();
  }
}
