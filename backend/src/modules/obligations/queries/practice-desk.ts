import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { poolOf, rowsOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { pageOf, type Page } from '../../../platform/http/page';
import { addDays, type IsoDate } from '../../../platform/money/dates';
import { weekdayOf } from '../../../platform/money/federal-holidays';
import type { ObligationStatus } from '../domain/catch-up';
import type { RuleName } from '../domain/duties';
import { Obligation } from '../obligation';

/** Whose and which obligations the desk shows. */
export interface DeskFilter {
  readonly clientId?: string | undefined;
  readonly agentId?: string | undefined;
  readonly assignedTo?: string | undefined;
  readonly kind?: RuleName | undefined;
  readonly state?: ObligationStatus | undefined;
  readonly dueBefore?: IsoDate | undefined;
  readonly week?: IsoDate | undefined;
}
export interface WeekRow {
  readonly week: IsoDate;
  readonly due: number;
  /** Of those, how many are past their day. */
  readonly late: number;
  readonly waiting: number;
  readonly unassigned: number;
}
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly agentId: string | null;
}

const RULES = {
  alias: 'r',
  id: 'id',
  search: { texts: ['r.title', 'r.subject_name', 'r.period', 'r.reference_number'] },
  sort: { dueDate: 'r.due_date' },
};
const NOT_DONE = "r.status IN ('open', 'waiting', 'ready')";
const OF_AGENT = 'r.client_id IN (SELECT c.id FROM clients c WHERE c.agent_id = :agentId)';
const PEOPLE = `SELECT u.id, COALESCE(NULLIF(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS name, a.id AS "agentId"
  FROM users u LEFT JOIN agents a ON a.user_id = u.id AND a.removed_at IS NULL
  WHERE u.is_active AND u.role IN ('admin', 'employee', 'agent') AND ($1 OR u.id::text = ANY($2)) ORDER BY 2, 1`;

/** Monday of the week that has a day. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/** What is to do for all clients in sight. */
@Injectable()
export class PracticeDesk {
  constructor(private readonly dataSource: DataSource) {}

  page(sight: Sight, filter: DeskFilter, asked: ListQuery): Promise<Page<Obligation>> {
    const rows = rowsOf<ObjectLiteral>(this.dataSource, Obligation, sight).andWhere('r.removed_at IS NULL');
    asWanted(rows, filter);
    return pageOf<Obligation>(rows, { ...asked, sort: asked.sort ?? 'dueDate' }, RULES);
  }

  /** Totals by week of what is not done. */
  weeks(sight: Sight, filter: DeskFilter, today: IsoDate): Promise<WeekRow[]> {
    const rows = rowsOf(this.dataSource, Obligation, sight).andWhere('r.removed_at IS NULL');
    asWanted(rows, filter);
    const monday = "date_trunc('week', r.due_date)::date";
    return rows
      .select(monday, 'week')
      .addSelect('count(*)::int', 'due')
      .addSelect('(count(*) FILTER (WHERE r.due_date < :today))::int', 'late')
      .setParameter('today', today)
      .addSelect("(count(*) FILTER (WHERE r.status = 'waiting'))::int", 'waiting')
      .addSelect('(count(*) FILTER (WHERE r.assigned_to IS NULL))::int', 'unassigned')
      .groupBy(monday)
      .orderBy(monday)
      .getRawMany<WeekRow>();
  }

  /** Who looks after clients, by client. */
  async agentsOf(clientIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string; agentId: string | null }>(
      'SELECT id, agent_id AS "agentId" FROM clients WHERE id = ANY($1::uuid[])',
      [[...new Set(clientIds)]],
    );
    return new Map(rows.map(({ id, agentId }) => [id, agentId]));
  }

  /** Those who may be given an obligation; an agent knows itself only. */
  async people({ clients, own }: Sight): Promise<readonly PersonRow[]> {
    return (await poolOf(this.dataSource).query<PersonRow>(PEOPLE, [clients === null, own])).rows;
  }
}

const asWanted = (rows: SelectQueryBuilder<ObjectLiteral>, filter: DeskFilter): void => {
  const { clientId, agentId, assignedTo, kind, state, dueBefore, week } = filter;
  if (state) rows.andWhere('r.status = :state', { state });
  else rows.andWhere(NOT_DONE);
  if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
  if (agentId) rows.andWhere(OF_AGENT, { agentId });
  if (assignedTo) rows.andWhere('r.assigned_to = :assignedTo', { assignedTo });
  if (kind) rows.andWhere('r.rule = :kind', { kind });
  if (dueBefore) rows.andWhere('r.due_date < :dueBefore', { dueBefore });
  if (week)
    rows.andWhere('r.due_date BETWEEN :monday AND :sunday', {
      monday: mondayOf(week),
      sunday: addDays(mondayOf(week), 6),
    });
};
