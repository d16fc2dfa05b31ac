import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { poolOf, rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { EVENT_COLUMNS, recorded, type EventRow } from '../../../../platform/event-log/store/event-store';
import { allCategories, allEventTypes, wordsOf } from '../../../../platform/event-log/events/event-catalog';
import { streamName, type RecordedEvent } from '../../../../platform/event-log/events/events';
import type { ListQuery } from '../../../../platform/lists/list-query';
import { Page, pageOf } from '../../../../platform/lists/page';
import { containing, holds, patternsOf } from '../../../../platform/lists/search';
import { AuditRow, auditTrail } from '../projections/audit-trail';

export interface EventFilter extends Pick<ListQuery, 'q' | 'limit' | 'cursor' | 'page' | 'total'> {
  readonly stream?: string | undefined;
  readonly type?: string | undefined;
  readonly actorId?: string | undefined;
  /** `people`: what somebody did who was signed in; `system`: all else. */
  readonly by?: 'people' | 'system' | undefined;
  readonly clientId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const BY_POSITION = { alias: 'r', id: 'position' };
/** With a limit in time, rows are read in the order of time, so that PostgreSQL uses the index on it. */
const BY_TIME = { ...BY_POSITION, order: ['r.recorded_at', 'r.position'] };

const ID_AT_END = /^(?:[a-z-]+-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The streams that a UUID in the search may name, when somebody pasted the id of a record. */
const streamsOf = (q: string): string[] =>
  ID_AT_END.test(q) ? [q, ...allCategories().map((category) => streamName(category, q))] : [];

/** Events that match, newest first. */
export class SearchEvents extends Query<Page<RecordedEvent>> {
  constructor(
    readonly filter: EventFilter,
    readonly scope: Scope,
  ) {
    super();
  }
}

@QueryHandler(SearchEvents)
export class SearchEventsHandler implements IQueryHandler<SearchEvents> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ filter, scope }: SearchEvents): Promise<Page<RecordedEvent>> {
    const { stream, type, actorId, by, clientId, from, to, ...asked } = filter;
    const { q } = asked;
    const rows = rowsOf(this.dataSource, AuditRow, scope).select('r.position', 'position');
    if (stream) rows.andWhere('r.stream = :stream', { stream });
    if (type) rows.andWhere('r.type = :type', { type });
    if (actorId) rows.andWhere('r.actor_id = :actorId', { actorId });
    if (by) rows.andWhere(by === 'people' ? 'r.actor_id IS NOT NULL' : 'r.actor_id IS NULL');
    if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
    if (from) rows.andWhere('r.recorded_at >= :from', { from });
    if (to) rows.andWhere('r.recorded_at <= :to', { to });
    if (q) {
      const words = q.toLowerCase();
      rows.setParameters({
        types: allEventTypes().filter((each) => holds(wordsOf(each).toLowerCase(), words)),
        streams: streamsOf(words),
      });
      containing(rows, words, ['r.search'], 'LIKE', 'r.type = ANY(:types) OR r.stream = ANY(:streams)');
    }
    const page = await pageOf<AuditRow>(rows, asked, from || to ? BY_TIME : BY_POSITION);
    const events = await poolOf(this.dataSource).query<EventRow>(
      `SELECT ${EVENT_COLUMNS} FROM facts WHERE position = ANY($1)`,
      [page.items.map(({ position }) => position)],
    );
    const at = new Map(events.rows.map((row) => [Number(row.position), recorded(row)]));
    return page.of(page.items.flatMap(({ position }) => at.get(position) ?? []));
  }
}

/** Somebody who acted, with the name of its last event in the log. */
export interface ActorName {
  readonly id: string;
  readonly name: string;
}

/** The actors whose name contains `q`, or all, by name: the first `limit`, and how many there are. */
export class ListActors extends Query<Page<ActorName>> {
  constructor(
    readonly q: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

/** Steps from actor to actor through the index (actor_id, position), so that the rest of the log is not read. */
const ACTORS = `WITH RECURSIVE actors AS (
  (SELECT actor_id, actor_name FROM audit_trail WHERE actor_id IS NOT NULL ORDER BY actor_id, position DESC LIMIT 1)
  UNION ALL
  SELECT following.* FROM actors CROSS JOIN LATERAL (
    SELECT a.actor_id, a.actor_name FROM audit_trail a WHERE a.actor_id > actors.actor_id
      ORDER BY a.actor_id, a.position DESC LIMIT 1) following
)
SELECT actor_id AS id, actor_name AS name, count(*) OVER ()::int AS total FROM actors
WHERE $1::text[] IS NULL OR actor_name ILIKE ANY($1) ORDER BY name, id LIMIT $2`;

@QueryHandler(ListActors)
export class ListActorsHandler implements IQueryHandler<ListActors> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ q, limit }: ListActors): Promise<Page<ActorName>> {
    const { rows } = await poolOf(this.dataSource).query<ActorName & { total: number }>(ACTORS, [
      q ? patternsOf(q) : null,
      limit,
    ]);
    return new Page(
      rows.map(({ id, name }) => ({ id, name })),
      rows[0]?.total ?? 0,
      null,
    );
  }
}

/** How many facts the search does not have yet: it lets an import pass. */
export class FactsToSortIn extends Query<number> {}

const TO_SORT_IN = `SELECT GREATEST(0, (SELECT COALESCE(max(position), 0) FROM facts)
  - COALESCE((SELECT position FROM checkpoints WHERE name = $1), 0))::int AS facts`;

@QueryHandler(FactsToSortIn)
export class FactsToSortInHandler implements IQueryHandler<FactsToSortIn> {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<number> {
    const { rows } = await poolOf(this.dataSource).query<{ facts: number }>(TO_SORT_IN, [auditTrail.name]);
    return rows[0]?.facts ?? 0;
  }
}
