import { upcast } from '../../src/platform/event-log/events/event-catalog';
import type { TestSystem } from '../support/system';

/** One event as the log holds it. */
export interface Logged {
  readonly position: number;
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly clientId: string | null;
  readonly at: string;
}

interface Stored extends Record<string, unknown> {
  readonly position: number;
  readonly stream_id: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
  readonly metadata: { readonly actorId: string | null; readonly actorName: string; readonly clientId: string | null };
  readonly recorded_at: string;
}

export const readLog = async (system: TestSystem, after = 0): Promise<Logged[]> => {
  const { rows } = await system.sql<Stored>(
    `SELECT position, stream_id, version, type, schema, data, metadata, recorded_at FROM facts WHERE position > $1
      ORDER BY position`,
    [after],
  );
  return rows.map(({ position, stream_id, version, type, schema, data, metadata, recorded_at }) => {
    const [kind = ''] = stream_id.split('-', 1);
    return {
      position,
      kind,
      id: stream_id.slice(kind.length + 1),
      version,
      type,
      data: upcast(type, schema, data) as Logged['data'],
      actorId: metadata.actorId,
      actorName: metadata.actorName,
      clientId: metadata.clientId,
      at: recorded_at,
    };
  });
};
