import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { upcast } from '../event-store/fact-catalog';
import type { Metadata, RecordedFact } from '../event-store/facts';
import { BinaryTuples, elements, int16, int32, int64, jsonElements, text } from './copy-binary';

const Y2K = Date.UTC(2000, 0, 1);
const instant = (bytes: Buffer, at: number): string => new Date(Y2K + Math.floor(int64(bytes, at) / 1_000)).toISOString();

/** The facts of one tuple; what most folds never look at is read when it is asked for. */
class Bundle {
  private metadata: Metadata[] | undefined;
  private instants: string[] | undefined;

  constructor(private readonly fields: readonly Buffer[]) {}

  facts(): RecordedFact[] {
    const [positions, streams, versions, types, schemas] = [elements(this.field(0), int64), elements(this.field(1), text), elements(this.field(2), int32), elements(this.field(3), text), elements(this.field(4), int16)];
    const data = jsonElements(this.field(5), 'jsonb');
    const ofOneStream = streams.length === 1 ? streams[0] : undefined;
    return positions.map((position, at) => new BundledFact(this, at, position, ofOneStream ?? streams[at] ?? '', versions[at] ?? 0, types[at] ?? '', schemas[at] ?? 0, data[at]));
  }

  metadataOf(at: number): Metadata {
    this.metadata ??= jsonElements(this.field(6), 'json') as Metadata[];
    return this.metadata[at] as Metadata;
  }

  recordedAt(at: number): string {
    this.instants ??= elements(this.field(7), instant);
    return this.instants[at] ?? '';
  }

  private field(index: number): Buffer {
    return this.fields[index] as Buffer;
  }
}

class BundledFact implements RecordedFact {
  readonly data: unknown;

  constructor(
    private readonly bundle: Bundle,
    private readonly at: number,
    readonly position: number,
    readonly stream: string,
    readonly version: number,
    readonly type: string,
    readonly schema: number,
    data: unknown,
  ) {
    this.data = upcast(type, schema, data);
  }

  get metadata(): Metadata {
    return this.bundle.metadataOf(this.at);
  }

  get recordedAt(): string {
    return this.bundle.recordedAt(this.at);
  }
}

const bundled = (streams: string): string =>
  `array_agg(f.position), ${streams}, array_agg(f.version), array_agg(f.type), array_agg(f.schema), array_agg(f.data), array_agg(f.metadata), array_agg(f.recorded_at)`;

type Each = (facts: readonly RecordedFact[]) => Promise<void> | void;

/** Many facts a tuple: what a tuple costs on its way, here and there, is more than what a fact costs. */
const copy = async (client: ClientBase, select: string, each: Each): Promise<void> => {
  const tuples = new BinaryTuples();
  for await (const piece of client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT binary)`))) {
    for (const fields of tuples.take(piece as Buffer)) await each(new Bundle(fields).facts());
  }
};

/** The index of streams has the facts in this order already; sorting them would hold back the first one until the last is read. */
const STREAM_BY_STREAM = 'SET enable_sort = off; SET max_parallel_workers_per_gather = 0';

/** The facts that `where` selects, a stream at a time, oldest first. @param where a condition on `facts f` */
export const copyStreams = async (client: ClientBase, where: string, each: Each): Promise<void> => {
  await client.query(STREAM_BY_STREAM);
  await copy(client, `SELECT ${bundled('ARRAY[f.stream_id]')} FROM (SELECT * FROM facts f WHERE ${where} ORDER BY f.stream_id, f.version) f GROUP BY f.stream_id`, each);
};

const PAGE = 5_000;

/** The facts up to a position that `where` selects, in log order, those of 5,000 positions at a time. @param where a condition on `facts f` */
export const copyLog = (client: ClientBase, upTo: number, where: string, each: Each): Promise<void> =>
  copy(
    client,
    `SELECT page.* FROM generate_series(0, ${upTo - 1}, ${PAGE}) AS p(after) CROSS JOIN LATERAL (
      SELECT ${bundled('array_agg(f.stream_id)')}
      FROM (SELECT * FROM facts f WHERE f.position > p.after AND f.position <= least(p.after + ${PAGE}, ${upTo}) AND ${where} ORDER BY f.position) f HAVING count(*) > 0) page ORDER BY p.after`,
    each,
  );
