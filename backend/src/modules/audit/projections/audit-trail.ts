import { Entity } from 'typeorm';
import { IdKey, Instant, Int, Text } from '../../../platform/database/columns';
import { allFactTypes, namesInLog, wordsOf } from '../../../platform/event-store/fact-catalog';
import type { RecordedFact } from '../../../platform/event-store/facts';
import { literal } from '../../../platform/projections/in-sql';
import { register, type Projection } from '../../../platform/projections/projection';

/** One row a fact, for searching the log by record, actor, type, time and words. */
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
}

const LONGEST_SEARCH = 2_000;

/** `textsIn` in SQL. */
const TEXTS_IN = 'strict $.** ? (@.type() == "string" && !(@ starts with "sealed:"))';

/** The words a fact can be found by; sealed values are not among them. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('sealed:') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

export const auditTrail: Projection = register({
  name: 'audit-trail',
  version: 3,
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
    search: [
      ...[wordsOf(fact.type), fact.stream, fact.metadata.actorName, ...textsIn(fact.data)].join(' ').toLowerCase(),
    ]
      .slice(0, LONGEST_SEARCH)
      .join(''),
  }),
  get inSql() {
    const words = allFactTypes()
      .flatMap((type) => namesInLog([type]).map((name) => [name, type, wordsOf(type)].map(literal).join(', ')))
      .map((row) => `(${row})`)
      .join(', ');
    return `SELECT f.position, f.recorded_at, f.stream_id, f.version, COALESCE(w.today, f.type), f.metadata->>'actorId', f.metadata->>'actorName',
      left(lower(concat_ws(' ', COALESCE(w.words, f.type), f.stream_id, f.metadata->>'actorName', (SELECT string_agg(t #>> '{}', ' ') FROM jsonb_path_query(f.data, ${literal(TEXTS_IN)}) t)) COLLATE "und-x-icu"), ${LONGEST_SEARCH})
      FROM facts f LEFT JOIN (VALUES ${words}) AS w(type, today, words) ON w.type = f.type`;
  },
});
