import type { Pool } from 'pg';
import type { RecordedEvent } from '../events/events';
import { todaysName, upcast } from '../events/event-catalog';
import type { Lane } from './lane';
import type { Unit } from './unit';

export interface EventRow {
  position: number;
  stream_id: string;
  version: number;
  type: string;
  schema: number;
  data: unknown;
  metadata: RecordedEvent['metadata'];
  recorded_at: string;
}

export const EVENT_COLUMNS = 'position, stream_id, version, type, schema, data, metadata, recorded_at';

export const recorded = (row: EventRow): RecordedEvent => ({
  position: row.position,
  stream: row.stream_id,
  version: row.version,
  type: todaysName(row.type),
  schema: row.schema,
  data: upcast(row.type, row.schema, row.data),
  metadata: row.metadata,
  recordedAt: row.recorded_at,
});

/** Reads and appends events. Reads are ordinary SQL on the pool; appends go through the lane of the process. */
export class EventStore {
  constructor(
    private readonly pool: Pool,
    private readonly lane: Lane,
  ) {}

  append(unit: Unit): Promise<number> {
    return this.lane.append(unit);
  }

  /** Sends a notification without payload to all processes. */
  async announce(channel: string): Promise<void> {
    await this.pool.query('SELECT pg_notify($1, $2)', [channel, '']);
  }

  /** All events of one stream, oldest first. */
  async read(stream: string): Promise<readonly RecordedEvent[]> {
    const { rows } = await this.pool.query<EventRow>({
      name: 'read-stream',
      text: `SELECT ${EVENT_COLUMNS} FROM facts WHERE stream_id = $1 ORDER BY version`,
      values: [stream],
    });
    return rows.map(recorded);
  }

  /** The version of a stream; 0 when it has no events. */
  async versionOf(stream: string): Promise<number> {
    const { rows } = await this.pool.query<{ version: number }>({
      name: 'stream-version',
      text: 'SELECT version FROM facts WHERE stream_id = $1 ORDER BY version DESC LIMIT 1',
      values: [stream],
    });
    return rows[0]?.version ?? 0;
  }

  /**
   * A page of the log in order of position. A reader that continues after the last position it saw misses no event.
   * @param after the last position already read; 0 to start at the beginning
   */
  async readAll(after: number, limit: number): Promise<readonly RecordedEvent[]> {
    const { rows } = await this.pool.query<EventRow>({
      name: 'read-all',
      text: `SELECT ${EVENT_COLUMNS} FROM facts WHERE position > $1 ORDER BY position LIMIT $2`,
      values: [after, limit],
    });
    return rows.map(recorded);
  }

  async lastPosition(): Promise<number> {
    const { rows } = await this.pool.query<{ position: number }>({
      name: 'last-position',
      text: 'SELECT position FROM facts ORDER BY position DESC LIMIT 1',
    });
    return rows[0]?.position ?? 0;
  }
}
