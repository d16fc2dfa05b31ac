import type { ClientBase } from 'pg';
import { EVENT_COLUMNS, recorded, type EventRow } from '../store/event-store';
import { namesInLog } from '../events/event-catalog';
import type { RecordedEvent } from '../events/events';

/** A range of log positions: greater than `after`, up to and including `upTo`. `{ after: 0, upTo: 1000 }` */
export interface Span {
  readonly after: number;
  readonly upTo: number;
}

/** The position of the last event; 0 in an empty log. */
export const headOf = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ p: number }>('SELECT COALESCE(max(position), 0) AS p FROM facts');
  return Number(rows[0]?.p ?? 0);
};

/** Processes a span within the transaction that also moves the checkpoint. */
export type SpanWork = (span: Span, transaction: ClientBase) => Promise<void>;

const READ = `SELECT ${EVENT_COLUMNS} FROM facts WHERE position > $1 AND position <= $2 AND ($3::text[] IS NULL
  OR type = ANY($3)) ORDER BY position`;

/** Makes span work that gets the events of the given types; events of other types are not loaded. */
export const ofEvents =
  (
    types: readonly string[] | 'all',
    work: (events: readonly RecordedEvent[], transaction: ClientBase) => Promise<void>,
  ): SpanWork =>
  async ({ after, upTo }, transaction) => {
    const { rows } = await transaction.query<EventRow>({
      name: 'read-span',
      text: READ,
      values: [after, upTo, types === 'all' ? null : namesInLog(types)],
    });
    if (rows.length > 0) await work(rows.map(recorded), transaction);
  };
