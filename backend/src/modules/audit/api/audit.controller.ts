import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import { allCategories, allFactTypes, wordsOf } from '../../../platform/event-store/fact-catalog';
import { categoryOf, idOf } from '../../../platform/event-store/facts';
import { instant, shown, text } from '../../../platform/http/fields';
import { listQuery, type Page } from '../../../platform/http/page';
import { Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { RecordHistory } from '../queries/record-history';
import { ListActors, SearchFacts } from '../queries/search-facts';

const nullable = z.string().nullable();
const factView = z
  .object({
    position: z.int(),
    stream: z.string(),
    kind: z.string(),
    recordId: z.string(),
    version: z.int(),
    type: z.string(),
    words: z.string(),
    data: z.unknown(),
    metadata: z.object({
      actorId: nullable,
      actorName: z.string(),
      role: z.string(),
      requestId: z.string(),
      correlationId: z.string(),
      causation: nullable,
      idempotencyKey: nullable,
      source: z.string(),
      clientId: nullable,
    }),
    recordedAt: shown.instant,
  })
  .meta({ id: 'AuditFact' });
const stepView = z
  .object({
    position: z.int(),
    version: z.int(),
    at: shown.instant,
    actor: z.object({ id: nullable, name: z.string(), role: z.string() }),
    type: z.string(),
    action: z.string(),
    changes: z.array(z.object({ field: z.string(), label: z.string(), before: nullable, after: nullable })),
  })
  .meta({ id: 'HistoryStep' });

const search = z.object({
  q: listQuery.q,
  cursor: listQuery.cursor,
  limit: listQuery.limit,
  page: listQuery.page,
  total: listQuery.total,
  stream: text('record', 100).optional(),
  type: text('type', 100).optional(),
  actorId: text('actor', 100).optional(),
  from: instant('from').optional(),
  to: instant('to').optional(),
});
const record = z.object({ kind: z.string().refine((kind) => allCategories().includes(kind)), id: z.string().max(100) });

/** Sealed values stay sealed, also for an auditor's eyes. */
const withoutSeals = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('sealed:') ? '(sealed)' : value;
  if (Array.isArray(value)) return value.map(withoutSeals);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutSeals(child)]))
    : value;
};

@Controller('api/audit')
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  @Get('facts')
  @Route({
    allow: 'audit.read',
    summary: 'Facts by record, actor, type, time or words',
    query: search,
    answer: factView,
    list: true,
  })
  async facts(@Query() query: z.output<typeof search>): Promise<Page<z.output<typeof factView>>> {
    const page = await this.queries.execute(new SearchFacts(query));
    return page.map(({ schema: _, ...fact }) => ({
      ...fact,
      data: withoutSeals(fact.data),
      kind: categoryOf(fact.stream),
      recordId: idOf(fact.stream),
      words: wordsOf(fact.type),
    }));
  }

  @Get('actors')
  @Route({
    allow: 'audit.read',
    summary: 'Everybody who ever acted',
    answer: z.object({ id: z.string(), name: z.string() }),
    list: true,
  })
  actors(): Promise<readonly { id: string; name: string }[]> {
    return this.queries.execute(new ListActors());
  }

  @Get('types')
  @Route({ allow: 'audit.read', summary: 'All types of facts', answer: z.string(), list: true })
  types(): readonly string[] {
    return allFactTypes();
  }

  @Get('records/:kind/:id')
  @Route({
    allow: 'history.read',
    summary: 'The history of one record in plain words',
    params: record,
    answer: stepView,
    list: true,
  })
  async history(
    @Param() { kind, id }: z.output<typeof record>,
    @Me() viewer: Viewer,
  ): Promise<z.output<typeof stepView>[]> {
    const steps = await this.queries.execute(new RecordHistory(kind, id, viewer));
    return steps.map((step) => ({ ...step, changes: [...step.changes] }));
  }
}
