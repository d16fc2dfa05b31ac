import { Transform } from 'node:stream';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { upcast } from '../event-store/fact-catalog';
import type { Metadata, RecordedFact } from '../event-store/facts';

const NEWLINE = 0x0a;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\', n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };
const plain = (field: string): string => (field.includes('\\') ? field.replace(/\\(.)/g, (_, c: string) => ESCAPES[c] ?? c) : field);

class CopiedFact implements RecordedFact {
  private readonly fields: readonly string[];
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;

  constructor(line: string) {
    this.fields = line.split('\t');
    const [position, stream, version, type, schema, data] = this.fields;
    this.position = Number(position);
    this.stream = plain(stream ?? '');
    this.version = Number(version);
    this.type = type ?? '';
    this.schema = Number(schema);
    this.data = upcast(this.type, this.schema, JSON.parse(plain(data ?? 'null')));
  }

  /** Parsed when asked for: most folds never look. */
  get metadata(): Metadata {
    return JSON.parse(plain(this.fields[6] ?? 'null')) as Metadata;
  }

  get recordedAt(): string {
    return new Date(this.fields[7] ?? '').toISOString();
  }
}

/** Every fact that `where` selects, by COPY: the fastest way out of the database. Facts arrive a chunk of the stream at a time. */
export const copyFacts = async (client: ClientBase, where: string, order: string, each: (facts: readonly RecordedFact[]) => Promise<void>): Promise<void> => {
  const source = client.query(copyTo(`COPY (SELECT position, stream_id, version, type, schema, data, metadata, recorded_at FROM facts f WHERE ${where} ORDER BY ${order}) TO STDOUT`));
  let rest: Buffer[] = [];
  const lines = new Transform({
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      const end = chunk.lastIndexOf(NEWLINE);
      if (end < 0) {
        rest.push(chunk);
        return done();
      }
      const text = Buffer.concat([...rest, chunk.subarray(0, end)]).toString('utf8');
      rest = [chunk.subarray(end + 1)];
      done(null, text);
    },
  });
  source.on('error', (error: Error) => lines.destroy(error));
  for await (const text of source.pipe(lines)) {
    await each((text as string).split('\n').map((line) => new CopiedFact(line)));
  }
};
