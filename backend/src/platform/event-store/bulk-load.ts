import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase, DatabaseError } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyText } from './copy-text';
import { conflictOf, VersionConflict } from './errors';
import { LOG_LOCK } from './log-schema';
import type { Append } from './unit';

const CHUNK = 64 * 1_024;
const TARGET = 'facts (position, recorded_at, version, schema, stream_id, type, data, metadata)';

/**
 * Appends very many facts by COPY under the log's lock, in one transaction: for imports and large demos. Read tables are not touched; rebuild them
 * afterwards. Writers wait meanwhile, so load in portions of some ten thousand facts while the system serves.
 * @returns position of the last fact
 * @throws VersionConflict when a stream is not at the version its append expects; nothing is then loaded
 */
export const bulkLoad = async (client: ClientBase, appends: readonly Append[]): Promise<number> => {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOG_LOCK]);
    const { rows } = await client.query<{ position: number }>(
      'SELECT position FROM facts ORDER BY position DESC LIMIT 1',
    );
    const base = Number(rows[0]?.position ?? 0);
    await pipeline(Readable.from(lines(appends, base)), client.query(copyFrom(`COPY ${TARGET} FROM STDIN`)));
    await mustContinue(client, appends);
    const last = appends.reduce((position, append) => position + append.facts.length, base);
    await client.query("SELECT pg_notify('facts', $1)", [String(last)]);
    await client.query('COMMIT');
    return last;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw conflictOf(error as DatabaseError) ?? error;
  }
};

function* lines(appends: readonly Append[], base: number): Generator<string> {
  let position = base;
  let chunk = '';
  for (const { stream, expected, facts } of appends) {
    let version = expected;
    for (const { type, schema, data, metadata, recordedAt } of facts) {
      position += 1;
      version += 1;
      chunk += `${position}\t${recordedAt}\t${version}\t${schema}\t${copyText(stream)}\t${copyText(type)}\t${copyText(JSON.stringify(data))}\t${copyText(JSON.stringify(metadata))}\n`;
      if (chunk.length > CHUNK) {
        yield chunk;
        chunk = '';
      }
    }
  }
  yield chunk;
}

/** The unique key refuses a version that is taken; this refuses one that leaves a gap. */
const mustContinue = async (client: ClientBase, appends: readonly Append[]): Promise<void> => {
  const later = appends.filter(({ expected }) => expected > 0);
  if (later.length === 0) return;
  const { rows } = await client.query<{ stream: string }>(
    'SELECT c.stream FROM unnest($1::text[], $2::int[]) AS c(stream, version) WHERE NOT EXISTS (SELECT 1 FROM facts f WHERE f.stream_id = c.stream AND f.version = c.version)',
    [later.map(({ stream }) => stream), later.map(({ expected }) => expected)],
  );
  if (rows.length > 0) throw new VersionConflict(rows.map(({ stream }) => stream));
};
