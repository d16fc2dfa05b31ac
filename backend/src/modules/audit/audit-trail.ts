import { Entity } from 'typeorm';
import { IdKey, Instant, Int, Text } from '../../platform/database/columns';
import { wordsOf } from '../../platform/event-store/fact-catalog';
import type { RecordedFact } from '../../platform/event-store/facts';
import { register, type Projection } from '../../platform/projections/projection';

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

/** The words a fact can be found by; sealed values are not among them. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('sealed:') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

export const auditTrail: Projection = register({
  name: 'audit-trail',
  version: 1,
  mode: 'async',
  table: AuditRow,
  category: null,
  handles: 'all',
  keys: ({ position }) => [{ position }],
  fold: (_, fact: RecordedFact) => ({
    position: fact.position,
    recordedAt: fact.recordedAt,
    stream: fact.stream,
    versionOfRecord: fact.version,
    type: fact.type,
    actorId: fact.metadata.actorId,
    actorName: fact.metadata.actorName,
    search: [wordsOf(fact.type), fact.stream, fact.metadata.actorName, ...textsIn(fact.data)].join(' ').toLowerCase().slice(0, LONGEST_SEARCH),
  }),
});
