import type { Pool } from 'pg';
import { categoryOf, idOf } from '../event-store/facts';
import type { LogSignal } from '../projections/log-signal';

export interface Change {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly clientId: string | null;
  readonly position: number;
}
type Listener = (change: Change) => void;

const PAGE = 1_000;

/** Tells this process's listeners which records changed, whichever process wrote. Follows the log from where it stood at the first listener. */
export class Changes {
  private readonly listeners = new Set<Listener>();
  private last: number | undefined;
  private running = false;

  constructor(
    private readonly pool: Pool,
    private readonly signal: LogSignal,
  ) {}

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    if (!this.running) {
      this.running = true;
      void this.follow().finally(() => (this.running = false));
    }
    return () => this.listeners.delete(listener);
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
    const { rows } = await this.pool.query<{ position: number; stream_id: string; version: number; client: string | null }>({
      name: 'changes',
      text: `SELECT position, stream_id, version, metadata->>'clientId' AS client FROM facts WHERE position > $1 ORDER BY position LIMIT ${PAGE}`,
      values: [this.last],
    });
    for (const row of rows) {
      const change = { entity: categoryOf(row.stream_id), id: idOf(row.stream_id), version: row.version, clientId: row.client, position: row.position };
      for (const listener of this.listeners) listener(change);
      this.last = row.position;
    }
    return rows.length === PAGE;
  }
}
