import { Entity } from 'typeorm';
import { IdKey, Instant, Int, Text, Uuid } from '../../../../platform/database/columns';
import { allFactTypes, namesInLog } from '../../../../platform/event-log/events/event-catalog';
import type { RecordedFact } from '../../../../platform/event-log/events/events';
import { literal } from '../../../../platform/event-log/projections/in-sql';
import { register, type Projection } from '../../../../platform/event-log/projections/projection';

/** One row a fact, for searching the log by record, client, actor, type, time and words. */
@Entity('audit_trail')
export class AuditRow {
  @IdKey() position: number;
  @Instant() recordedAt: string;
  @Text() stream: string;
  @Int() versionOfRecord: number;
  @Text() type: string;
  @Text({ nullable: true }) actorId: string | null;
  @Text() actorName: string;
  @Text() search: string;
  @Uuid({ nullable: true }) clientId: string | null;
}

const LONGEST_SEARCH = 2_000;

/** `textsIn` in SQL. */
const TEXTS_IN = 'strict $.** ? (@.type() == "string" && !(@ starts with "sealed:"))';

/** An id that nobody reads; in SQL and for `textsIn`. */
const UUID_LIKE = '________-____-____-____-____________';
const UUID = /^.{8}-.{4}-.{4}-.{4}-.{12}$/su;

/** The words a fact can be found by; sealed values and unreadable ids are not among them. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('sealed:') || UUID.test(value) ? [] : [value];
  return Object.values(value ?? {}).flatMap(textsIn);
};

/** The name of a record's stream, as far as a person would type it: of an unreadable id only what it is the id of. */
const readableStream = (stream: string): string => (UUID.test(stream.slice(-36)) ? stream.slice(0, -37) : stream);
const READABLE_STREAM = `CASE WHEN f.stream_id LIKE '%-${UUID_LIKE}' THEN left(f.stream_id, -37) ELSE f.stream_id END`;

export const auditTrail: Projection = register({
  name: 'audit-trail',
  version: 4,
  mode: 'async',
  table: AuditRow,
  category: null,
  handles: 'all',
  seesMetadata: true,
  keys: ({ position }) => [{ position }],
  fold: (_, fact: RecordedFact) => ({
    position: fact.position,
    recordedAt: fact.recordedAt,
    stream: fact.stream,
    versionOfRecord: fact.version,
    type: fact.type,
    actorId: fact.metadata.actorId,
    actorName: fact.metadata.actorName,
    search: [...[readableStream(fact.stream), fact.metadata.actorName, ...textsIn(fact.data)].join(' ').toLowerCase()]
      .slice(0, LONGEST_SEARCH)
      .join(''),
    clientId: fact.metadata.clientId,
  }),
  get inSql() {
    const renamed = allFactTypes().flatMap((type) =>
      namesInLog([type])
        .filter((name) => name !== type)
        .map((name) => `WHEN ${literal(name)} THEN ${literal(type)}`),
    );
    const today = renamed.length > 0 ? `CASE f.type ${renamed.join(' ')} ELSE f.type END` : 'f.type';
    return `SELECT f.position, f.recorded_at, f.stream_id, f.version, ${today}, f.metadata->>'actorId', f.metadata->>'actorName',
      left(lower(concat_ws(' ', ${READABLE_STREAM}, f.metadata->>'actorName', (SELECT string_agg(t #>> '{}', ' ') FROM jsonb_path_query(f.data, ${literal(TEXTS_IN)}) t WHERE t #>> '{}' NOT LIKE '${UUID_LIKE}')) COLLATE "und-x-icu"), ${LONGEST_SEARCH}), (f.metadata->>'clientId')::uuid
      FROM facts f`;
  },
});
