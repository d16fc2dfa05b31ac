import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { poolOf, rowsOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { pageOf, type Page } from '../../../platform/http/page';
import { patternsOf, search, type Also, type Searched } from '../../../platform/http/search';
import type { IsoDate } from '../../../platform/money/dates';
import type { ObligationStatus } from '../domain/catch-up';
import type { RuleName } from '../domain/duties';
import { weeksFrom, type Stretch } from '../domain/weeks';
import { Obligation } from '../obligation';

/** Whose and which obligations the desk shows. */
export interface DeskFilter {
  readonly clientId?: string | undefined;
  readonly agentId?: string | undefined;
  readonly assignedTo?: string | undefined;
  readonly kind?: RuleName | undefined;
  readonly state?: ObligationStatus | undefined;
  readonly dueFrom?: IsoDate | undefined;
  readonly dueBefore?: IsoDate | undefined;
}
export interface WeekRow extends Stretch {
  readonly due: number;
  /** Of those, how many wait for papers. */
  readonly waiting: number;
}
export interface WeekFilter extends Omit<DeskFilter, 'dueFrom' | 'dueBefore'> {
  readonly q?: string | undefined;
}
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly agentId: string | null;
}

const RULES = { alias: 'r', id: 'id', sort: { dueDate: 'r.due_date' } };
const TEXTS = ['r.title', 'r.subject_name', 'r.period', 'r.reference_number'];
const CLIENTS_CALLED = 'SELECT id FROM clients WHERE company_name ILIKE ANY($1) LIMIT 10000';
const NOT_DONE = "r.status IN ('open', 'waiting', 'ready')";
const OF_AGENT = 'r.client_id IN (SELECT c.id FROM clients c WHERE c.agent_id = :agentId)';
const PEOPLE = `SELECT u.id, COALESCE(NULLIF(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS name, a.id AS "agentId"
  FROM users u LEFT JOIN agents a ON a.user_id = u.id AND a.removed_at IS NULL
  WHERE u.is_active AND u.role IN ('admin', 'employee', 'agent') AND ($1 OR u.id::text = ANY($2)) ORDER BY 2, 1`;

/** What is to do for all clients in sight. */
@Injectable()
export class PracticeDesk {
  /** An obligation is found by its client, too. */
  private readonly searched: Searched = { texts: TEXTS, also: (q) => this.ofClients(q) };

  constructor(private readonly dataSource: DataSource) {}

  page(sight: Sight, filter: DeskFilter, asked: ListQuery): Promise<Page<Obligation>> {
    const rows = rowsOf<ObjectLiteral>(this.dataSource, Obligation, sight).andWhere('r.removed_at IS NULL');
    asWanted(rows, filter);
    return pageOf<Obligation>(rows, { ...asked, sort: asked.sort ?? 'dueDate' }, { ...RULES, search: this.searched });
  }

  /** How much is to do in each stretch of time from what is late on. */
  async weeks(sight: Sight, { q, ...filter }: WeekFilter, today: IsoDate): Promise<WeekRow[]> {
    const rows = rowsOf<ObjectLiteral>(this.dataSource, Obligation, sight).andWhere('r.removed_at IS NULL');
    asWanted(rows, filter);
    if (q) await search(rows, q, this.searched);
    const stretches = weeksFrom(today);
    const starts = stretches.flatMap(({ from }) => from ?? []);
    const found = await rows
      .select('width_bucket(r.due_date, CAST(:starts AS date[]))', 'nr')
      .setParameter('starts', starts)
      .addSelect('count(*)::int', 'due')
      .addSelect("(count(*) FILTER (WHERE r.status = 'waiting'))::int", 'waiting')
      .groupBy('nr')
      .getRawMany<{ nr: number; due: number; waiting: number }>();
    const counted = new Map(found.map((row) => [row.nr, row]));
    return stretches.map((stretch, nr) => {
      const { due = 0, waiting = 0 } = counted.get(nr) ?? {};
      return { ...stretch, due, waiting };
    });
  }

  private async ofClients(q: string): Promise<Also | null> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string }>(CLIENTS_CALLED, [patternsOf(q)]);
    return rows.length === 0
      ? null
      : { condition: 'r.client_id = ANY(:called)', values: { called: rows.map(({ id }) => id) } };
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
  const { clientId, agentId, assignedTo, kind, state, dueFrom, dueBefore } = filter;
  if (state) rows.andWhere('r.status = :state', { state });
  else rows.andWhere(NOT_DONE);
  if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
  if (agentId) rows.andWhere(OF_AGENT, { agentId });
  if (assignedTo) rows.andWhere('r.assigned_to = :assignedTo', { assignedTo });
  if (kind) rows.andWhere('r.rule = :kind', { kind });
  if (dueFrom) rows.andWhere('r.due_date >= :dueFrom', { dueFrom });
  if (dueBefore) rows.andWhere('r.due_date < :dueBefore', { dueBefore });
};
