import { Entity } from 'typeorm';
import { IdKeyColumn, InstantColumn, IntColumn, TextColumn, UuidColumn } from '../../../../platform/database/columns';
import { allEventTypes, namesInLog } from '../../../../platform/event-log/events/event-catalog';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { literal } from '../../../../platform/event-log/projections/in-sql';
import { register, type Projection } from '../../../../platform/event-log/projections/projection';

/** One row for each event, to search the log by record, client, actor, type, time and words. */
@Entity('audit_trail')
export class AuditRow {
  @IdKeyColumn() position: number;
  @InstantColumn() recordedAt: string;
  @TextColumn() stream: string;
  @IntColumn() versionOfRecord: number;
  @TextColumn() type: string;
  @TextColumn({ nullable: true }) actorId: string | null;
  @TextColumn() actorName: string;
  @TextColumn() search: string;
  @UuidColumn({ nullable: true }) clientId: string | null;
}

const LONGEST_SEARCH = 2_000;

/** The same as `textsIn`, as a JSON path for PostgreSQL. */
const TEXTS_IN = 'strict $.** ? (@.type() == "string" && !(@ starts with "sealed:"))';

/** A UUID, which nobody reads; as a pattern of LIKE and, below, for `textsIn`. */
const UUID_LIKE = '________-____-____-____-____________';
const UUID = /^.{8}-.{4}-.{4}-.{4}-.{12}$/su;

/** A keyed hash, which nobody reads either: 43 letters of base64url, as card numbers and contents of lines have it. */
const MARK = '^[A-Za-z0-9_-]{43}$';
const IS_MARK = new RegExp(MARK, 'u');

/** The texts in the data of an event by which it can be found; encrypted values, UUIDs and marks are left out. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string')
    return value.startsWith('sealed:') || UUID.test(value) || IS_MARK.test(value) ? [] : [value];
  return Object.values(value ?? {}).flatMap(textsIn);
};

/**
 * The name of a stream as a person would type it, without a UUID: 'invoice-7' stays, 'client-<uuid>' becomes 'client'.
 */
const readableStream = (stream: string): string => (UUID.test(stream.slice(-36)) ? stream.slice(0, -37) : stream);
const READABLE_STREAM = `CASE WHEN f.stream_id LIKE '%-${UUID_LIKE}' THEN left(f.stream_id, -37) ELSE f.stream_id END`;

export const auditTrail: Projection = register({
  name: 'audit-trail',
  version: 5,
  mode: 'async',
  mayWait: true,
  table: AuditRow,
  category: null,
  handles: 'all',
  seesMetadata: true,
  keys: ({ position }) => [{ position }],
  fold: (_, event: RecordedEvent) => ({
    position: event.position,
    recordedAt: event.recordedAt,
    stream: event.stream,
    versionOfRecord: event.version,
    type: event.type,
    actorId: event.metadata.actorId,
    actorName: event.metadata.actorName,
    search: [
      ...[readableStream(event.stream), event.metadata.actorName, ...textsIn(event.data)].join(' ').toLowerCase(),
    ]
      .slice(0, LONGEST_SEARCH)
      .join(''),
    clientId: event.metadata.clientId,
  }),
  get inSql() {
    const renamed = allEventTypes().flatMap((type) =>
      namesInLog([type])
        .filter((name) => name !== type)
        .map((name) => `WHEN ${literal(name)} THEN ${literal(type)}`),
    );
    const today = renamed.length > 0 ? `CASE f.type ${renamed.join(' ')} ELSE f.type END` : 'f.type';
    return `SELECT f.position, f.recorded_at, f.stream_id, f.version, ${today}, f.metadata->>'actorId',
      f.metadata->>'actorName',
      left(lower(concat_ws(' ', ${READABLE_STREAM}, f.metadata->>'actorName', (SELECT string_agg(t #>> '{}', ' ')
        FROM jsonb_path_query(f.data, ${literal(TEXTS_IN)}) t WHERE t #>> '{}' NOT LIKE '${UUID_LIKE}'
          AND (length(t #>> '{}') <> 43 OR t #>> '{}' !~ '${MARK}'))) COLLATE
        "und-x-icu"), ${LONGEST_SEARCH}), (f.metadata->>'clientId')::uuid
      FROM facts f`;
  },
});
