import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { poolOf, rowsOf } from '../../../platform/database/database';
import { FACT_COLUMNS, recorded, type FactRow } from '../../../platform/event-store/event-store';
import type { RecordedFact } from '../../../platform/event-store/facts';
import { numberIn, Page } from '../../../platform/http/page';
import { AuditRow } from '../audit-trail';

export interface FactFilter {
  readonly stream?: string | undefined;
  readonly type?: string | undefined;
  readonly actorId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
}

/** Facts that match, newest first; the cursor is the last position seen. */
export class SearchFacts extends Query<Page<RecordedFact>> {
  constructor(readonly filter: FactFilter) {
    super();
  }
}

@QueryHandler(SearchFacts)
export class SearchFactsHandler implements IQueryHandler<SearchFacts> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ filter }: SearchFacts): Promise<Page<RecordedFact>> {
    const rows = rowsOf(this.dataSource, AuditRow);
    if (filter.stream) rows.andWhere('r.stream = :stream', { stream: filter.stream });
    if (filter.type) rows.andWhere('r.type = :type', { type: filter.type });
    if (filter.actorId) rows.andWhere('r.actor_id = :actorId', { actorId: filter.actorId });
    if (filter.from) rows.andWhere('r.recorded_at >= :from', { from: filter.from });
    if (filter.to) rows.andWhere('r.recorded_at <= :to', { to: filter.to });
    if (filter.q)
      rows.andWhere('r.search LIKE :q', { q: `%${filter.q.toLowerCase().replace(/[\\%_]/g, (c) => `\\${c}`)}%` });
    const total = await rows.clone().select([]).getCount();
    if (filter.cursor) rows.andWhere('r.position < :before', { before: numberIn(filter.cursor) });
    const found = await rows
      .orderBy('r.position', 'DESC')
      .offset((filter.page ?? 0) * filter.limit)
      .limit(filter.limit)
      .getRawMany<AuditRow>();
    const positions = found.map(({ position }) => position);
    const facts = await poolOf(this.dataSource).query<FactRow>(
      `SELECT ${FACT_COLUMNS} FROM facts WHERE position = ANY($1) ORDER BY position DESC`,
      [positions],
    );
    const last = positions.length === filter.limit ? positions[positions.length - 1] : undefined;
    return new Page(facts.rows.map(recorded), total, last ? Buffer.from(String(last)).toString('base64url') : null);
  }
}

/** Everybody who ever acted. */
export class ListActors extends Query<readonly { id: string; name: string }[]> {}

@QueryHandler(ListActors)
export class ListActorsHandler implements IQueryHandler<ListActors> {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ id: string; name: string }[]> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string; name: string }>(
      'SELECT actor_id AS id, max(actor_name) AS name FROM audit_trail WHERE actor_id IS NOT NULL GROUP BY actor_id ORDER BY 2 LIMIT 1000',
    );
    return rows;
  }
}
