import type { ClientBase } from 'pg';
import { EVENT_COLUMNS, recorded, type EventRow } from '../store/event-store';
import type { RecordedEvent } from '../events/events';
import { wanted } from '../projections/in-sql';
import type { Projection } from '../projections/projection';

/** How many events of a rebuild are in memory at a time. */
export const PAGE = 1_000;

/** Forces the planner to read in the order of the stream index; otherwise it would sort all events for every page. */
const BY_INDEX = 'SET enable_sort = off; SET max_parallel_workers_per_gather = 0';
const AS_USUAL = 'RESET enable_sort; RESET max_parallel_workers_per_gather';

type Reads = Pick<Projection, 'category' | 'handles' | 'seesMetadata'>;

const pageSql = (reads: Reads): string => `
  SELECT ${EVENT_COLUMNS.replace('metadata', reads.seesMetadata ? 'metadata' : 'NULL AS metadata')} FROM facts f
  WHERE (f.stream_id, f.version) > ($1, $2) AND f.position <= $3 AND ${wanted(reads)}
  ORDER BY f.stream_id, f.version LIMIT $4`;

/**
 * Yields the events that a projection reads, up to a position: stream by stream, oldest first, in pages. No snapshot is
 * needed, because the log up to a known position never changes.
 */
export async function* pagesByStream(
  client: ClientBase,
  reads: Reads,
  upTo: number,
  size = PAGE,
): AsyncGenerator<readonly RecordedEvent[]> {
  const text = pageSql(reads);
  let last: Pick<EventRow, 'stream_id' | 'version'> | undefined = { stream_id: '', version: 0 };
  await client.query(BY_INDEX);
  while (last) {
    const { rows }: { rows: EventRow[] } = await client.query<EventRow>(text, [
      last.stream_id,
      last.version,
      upTo,
      size,
    ]);
    if (rows.length > 0) yield rows.map(recorded);
    last = rows.length < size ? undefined : rows.at(-1);
  }
  await client.query(AS_USUAL);
}
