import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { upcast } from '../event-store/fact-catalog';
import type { Metadata, RecordedFact } from '../event-store/facts';
import { BinaryTuples, elements, int16, int32, int64, jsonElements, text, wordReader } from './copy-binary';
import { literal } from './in-sql';

const type = wordReader();
const Y2K = Date.UTC(2000, 0, 1);
const instant = (bytes: Buffer, at: number): string =>
  new Date(Y2K + Math.floor(int64(bytes, at) / 1_000)).toISOString();

/** The facts of one tuple; what most folds never look at is read when it is asked for. */
class Bundle {
  private metadata: Metadata[] | undefined;
  private instants: string[] | undefined;

  constructor(private readonly fields: readonly Buffer[]) {}

  facts(): RecordedFact[] {
    const [positions, streams, versions, types, schemas] = [
      elements(this.field(0), int64),
      elements(this.field(1), text),
      elements(this.field(2), int32),
      elements(this.field(3), type),
      elements(this.field(4), int16),
    ];
    const data = jsonElements(this.field(5), 'jsonb');
    const ofOneStream = streams.length === 1 ? streams[0] : undefined;
    return positions.map(
      (position, at) =>
        new BundledFact(
          this,
          at,
          position,
          ofOneStream ?? streams[at] ?? '',
          versions[at] ?? 0,
          types[at] ?? '',
          schemas[at] ?? 0,
          data[at],
        ),
    );
  }

  recordedAt(at: number): string {
    this.instants ??= elements(this.field(6), instant);
    return this.instants[at] ?? '';
  }

  metadataOf(at: number): Metadata {
    if (!this.fields[7]) throw new Error('A fold that looks at metadata says so: seesMetadata');
    this.metadata ??= jsonElements(this.fields[7], 'json') as Metadata[];
    return this.metadata[at] as Metadata;
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

/** Which facts to copy, and how much of them. */
export interface Selection {
  /** A condition on `facts f`. */
  readonly where: string;
  readonly metadata: boolean;
}

const bundled = (streams: string, { metadata }: Selection): string =>
  `array_agg(f.position), ${streams}, array_agg(f.version), array_agg(f.type), array_agg(f.schema), array_agg(f.data), array_agg(f.recorded_at)${metadata ? ', array_agg(f.metadata)' : ''}`;

type Each = (facts: readonly RecordedFact[]) => Promise<void> | void;

/** Many facts a tuple: what a tuple costs on its way, here and there, is more than what a fact costs. */
const copy = async (client: ClientBase, select: string, each: Each): Promise<void> => {
  const tuples = new BinaryTuples();
  const pieces = client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT binary)`));
  pieces.on('error', () => undefined); // a connection that goes away says so twice; the first time ends the loop
  for await (const piece of pieces) {
    for (const fields of tuples.take(piece as Buffer)) await each(new Bundle(fields).facts());
  }
};

/** The index of streams has the facts in this order already; sorting them would hold back the first one until the last is read. */
const STREAM_BY_STREAM = 'SET enable_sort = off; SET max_parallel_workers_per_gather = 0';

/** Conditions that part the streams among readers; of a sample, so the parts are alike in size and no more than that. */
const parted = async (client: ClientBase, where: string, parts: number): Promise<readonly string[]> => {
  const shares = Array.from({ length: parts - 1 }, (_, part) => (part + 1) / parts);
  const { rows } = await client.query<{ at: string[] | null }>(
    `SELECT percentile_disc($1::float8[]) WITHIN GROUP (ORDER BY f.stream_id)::text[] AS at FROM facts f TABLESAMPLE SYSTEM (1) WHERE ${where}`,
    [shares],
  );
  const borders = [...new Set(rows[0]?.at ?? [])];
  const below = [...borders.map((border) => ` AND f.stream_id < ${literal(border)}`), ''];
  return below.map((end, part) => (part === 0 ? end : ` AND f.stream_id >= ${literal(borders[part - 1] ?? '')}${end}`));
};

/**
 * The selected facts, a stream at a time, oldest first. Writing bodies as text is the most of it and a connection does it with one core:
 * several readers share the streams, and then the streams of each come in order, not all of them.
 */
export const copyStreams = async (readers: readonly ClientBase[], selection: Selection, each: Each): Promise<void> => {
  const parts = readers.length === 1 || !readers[0] ? [''] : await parted(readers[0], selection.where, readers.length);
  await Promise.all(
    readers.slice(0, parts.length).map(async (reader, index) => {
      await reader.query(STREAM_BY_STREAM);
      await copy(
        reader,
        `SELECT ${bundled('ARRAY[f.stream_id]', selection)} FROM (SELECT * FROM facts f WHERE ${selection.where}${parts[index] ?? ''} ORDER BY f.stream_id, f.version) f GROUP BY f.stream_id`,
        each,
      );
    }),
  );
};

const PAGE = 5_000;

/** The selected facts up to a position, in log order, those of 5,000 positions at a time. */
export const copyLog = (client: ClientBase, upTo: number, selection: Selection, each: Each): Promise<void> =>
  copy(
    client,
    `SELECT page.* FROM generate_series(0, ${upTo - 1}, ${PAGE}) AS p(after) CROSS JOIN LATERAL (
      SELECT ${bundled('array_agg(f.stream_id)', selection)}
      FROM (SELECT * FROM facts f WHERE f.position > p.after AND f.position <= least(p.after + ${PAGE}, ${upTo}) AND ${selection.where} ORDER BY f.position) f HAVING count(*) > 0) page ORDER BY p.after`,
    each,
  );
