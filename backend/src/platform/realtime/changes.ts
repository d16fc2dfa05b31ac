import type { Pool } from 'pg';
import { categoryOf, idOf } from '../event-log/events/events';
import type { LogSignal } from '../event-log/store/log-signal';

/**
 * A change of one record, as open tabs are told of it.
 * @example { entity: 'load', id: '7', version: 3, clientId: '0192…', driverId: null, userId: null, position: 4711,
 *   requestId: null }
 */
export interface Change {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly clientId: string | null;
  readonly driverId: number | null;
  readonly userId: string | null;
  readonly position: number;
  /**
   * The request that changed the record; null when it was not a web request, or when something outside the log changed.
   */
  readonly requestId: string | null;
}
type ChangedRow = {
  position: number;
  stream_id: string;
  version: number;
  client: string | null;
  driver: number | null;
  owner: string | null;
  request: string | null;
};
const COLUMNS = `position, stream_id, version, metadata->>'clientId' AS client,
  (metadata->>'driverId')::int AS driver, metadata->>'userId' AS owner,
  CASE metadata->>'source' WHEN 'web' THEN metadata->>'requestId' END AS request`;
type Listener = (change: Change) => void;

const PAGE = 1_000;
/**
 * The channel for changes outside the log of something that is shown with a record; the payload is the record's stream.
 */
export const RECORD_TOUCHED = 'record_touched';

/**
 * Tells the listeners in this process which records have changed, whichever process wrote. It follows the log while
 * there are listeners, from its end at the time of the first one.
 */
export class Changes {
  private readonly listeners = new Set<Listener>();
  private last: number | undefined;
  private running = false;

  constructor(
    private readonly pool: Pool,
    private readonly signal: LogSignal,
  ) {
    signal.on(RECORD_TOUCHED, (stream) => void this.touched(stream).catch(() => undefined));
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    if (!this.running) {
      this.running = true;
      void this.follow().finally(() => (this.running = false));
    }
    return () => this.listeners.delete(listener);
  }

  private async touched(stream: string): Promise<void> {
    if (this.listeners.size === 0) return;
    const { rows } = await this.pool.query<ChangedRow>(
      `SELECT ${COLUMNS} FROM facts WHERE stream_id = $1 ORDER BY version DESC LIMIT 1`,
      [stream],
    );
    for (const row of rows) this.tell({ ...row, request: null });
  }

  private tell(row: ChangedRow): void {
    const change = {
      entity: categoryOf(row.stream_id),
      id: idOf(row.stream_id),
      version: row.version,
      clientId: row.client,
      driverId: row.driver,
      userId: row.owner,
      position: row.position,
      requestId: row.request,
    };
    for (const listener of this.listeners) listener(change);
  }

  private async follow(): Promise<void> {
    this.last = undefined;
    while (this.listeners.size > 0) {
      const signalled = this.signal.next();
      const more = await this.page().catch(() => false);
      if (!more) await signalled;
    }
  }

  private async page(): Promise<boolean> {
    if (this.last === undefined) {
      const { rows } = await this.pool.query<{ p: number }>('SELECT COALESCE(max(position), 0) AS p FROM facts');
      this.last = rows[0]?.p ?? 0;
      return false;
    }
    const { rows } = await this.pool.query<ChangedRow>({
      name: 'changes',
      text: `SELECT ${COLUMNS} FROM facts WHERE position > $1 ORDER BY position LIMIT ${PAGE}`,
      values: [this.last],
    });
    for (const row of rows) {
      this.tell(row);
      this.last = row.position;
    }
    return rows.length === PAGE;
  }
}
