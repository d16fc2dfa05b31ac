import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import { allEventTypes, wordsOf } from '../../../../platform/event-log/events/event-catalog';
import { categoryOf, idOf, type RecordedEvent } from '../../../../platform/event-log/events/events';
import { mistake } from '../../../../platform/fields/check';
import { inAddress, WordParam } from '../../../../platform/web/routes/address';
import { Calendar } from '../../../../platform/web/routes/time-travel.guard';
import type { Page } from '../../../../platform/lists/page';
import { endOfDay, isDate, startOfDay, type IsoDate } from '../../../../platform/money/dates';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { InWords } from '../queries/event-sentence';
import { EventsInWords } from '../queries/events-in-words';
import { RecordHistory, type HistoryStep } from '../queries/record-history';
import { FactsToSortIn, ListActors, SearchEvents } from '../queries/search-events';
import {
  Actor,
  ActorQuery,
  AuditFact,
  BehindView,
  category,
  EventQuery,
  FactType,
  HistoryStepView,
} from './audit.requests';

/** Replaces encrypted values by '(sealed)': not even an auditor reads them. */
const withoutSeals = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('sealed:') ? '(sealed)' : value;
  if (Array.isArray(value)) return value.map(withoutSeals);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutSeals(child)]))
    : value;
};

const viewOf = (event: RecordedEvent, { name, clientName, sentence, changes }: InWords): AuditFact => ({
  position: event.position,
  stream: event.stream,
  version: event.version,
  type: event.type,
  data: withoutSeals(event.data),
  metadata: event.metadata,
  recordedAt: event.recordedAt,
  kind: categoryOf(event.stream),
  recordId: idOf(event.stream),
  words: wordsOf(event.type),
  name,
  clientName,
  sentence: [...sentence],
  changes: [...changes],
});

const stepOf = ({ event, isOpen, sentence, changes }: HistoryStep): HistoryStepView => ({
  position: event.position,
  version: event.version,
  at: event.recordedAt,
  actor: { id: event.metadata.actorId, name: event.metadata.actorName, role: event.metadata.role },
  type: event.type,
  action: wordsOf(event.type),
  sentence: [...sentence],
  changes: [...changes],
  raw: isOpen ? { stream: event.stream, data: withoutSeals(event.data), metadata: event.metadata } : null,
});

@Controller('api/audit')
export class AuditController {
  constructor(
    private readonly queries: QueryBus,
    private readonly calendar: Calendar,
    private readonly words: EventsInWords,
  ) {}

  @Get('facts')
  @Route({
    allow: 'audit.read',
    summary: 'Facts by record, client, actor, type, time or words',
    answer: AuditFact,
    list: true,
  })
  async facts(@Query() query: EventQuery, @Me() viewer: Viewer): Promise<Page<AuditFact>> {
    const from = await this.instant(query.from, startOfDay);
    const to = await this.instant(query.to, endOfDay);
    if (from && to && to < from) throw mistake('to', 'To cannot be before From');
    const page = await this.queries.execute(new SearchEvents({ ...query, from, to }, viewer));
    const results = await this.words.of(viewer, page.items);
    return page.of(
      page.items.flatMap((event, nr) => {
        const inWords = results[nr];
        return inWords ? [viewOf(event, inWords)] : [];
      }),
    );
  }

  @Get('behind')
  @Route({ allow: 'audit.read', summary: 'How far the search of facts is behind the log', answer: BehindView })
  async behind(): Promise<BehindView> {
    return { facts: await this.queries.execute(new FactsToSortIn()) };
  }

  @Get('actors')
  @Route({
    allow: 'audit.read',
    summary: 'Everybody who ever acted, under the latest name; X-Total-Count says how many there are beyond the limit',
    answer: Actor,
    list: true,
  })
  actors(@Query() { q, limit }: ActorQuery): Promise<Page<Actor>> {
    return this.queries.execute(new ListActors(q, limit));
  }

  @Get('types')
  @Route({
    allow: 'audit.read',
    summary: 'All types of facts, and what each says happened',
    answer: FactType,
    list: true,
  })
  types(): FactType[] {
    return allEventTypes().map((type) => ({ type, words: wordsOf(type) }));
  }

  @Get('records/:kind/:id')
  @Route({
    allow: 'history.read',
    summary: 'The history of one record in plain words',
    answer: HistoryStepView,
    list: true,
  })
  async history(
    @inAddress('kind', category()) kind: string,
    @WordParam('id', 100) id: string,
    @Me() viewer: Viewer,
  ): Promise<HistoryStepView[]> {
    const steps = await this.queries.execute(new RecordHistory(kind, id, viewer));
    return steps.map(stepOf);
  }

  /**
   * A date (YYYY-MM-DD) is a day in the time zone of the firm, of which `of` takes the beginning or the end; anything
   * else is an instant already.
   */
  private async instant(
    asked: string | undefined,
    of: (timeZone: string, date: IsoDate) => Date,
  ): Promise<string | undefined> {
    if (asked === undefined) return undefined;
    return (isDate(asked) ? of(await this.calendar.timeZone(), asked) : new Date(asked)).toISOString();
  }
}
