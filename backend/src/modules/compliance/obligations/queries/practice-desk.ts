import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { poolOf, rowsOf } from '../../../../platform/event-log/projections/read-tables';
import type { ListQuery } from '../../../../platform/lists/list-query';
import { pageOf, type ListRules, type Page } from '../../../../platform/lists/page';
import { holds, patternsOf, search, type SearchAlternative, type Searched } from '../../../../platform/lists/search';
import type { IsoDate } from '../../../../platform/money/dates';
import { Client } from '../../../clients/clients';
import type { ObligationStatus } from '../domain/catch-up';
import type { RuleName } from '../domain/duties';
import { weeksFrom, type Stretch } from '../domain/weeks';
import { Obligation } from '../obligation';
import '../projections/obligation-sums';

type Rows = SelectQueryBuilder<ObjectLiteral>;

/**
 * Which obligations the desk shows: those due from `dueFrom` (included) to `dueBefore` (not included). Without `state`,
 * all that are not done.
 */
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
  /** How many of these wait for papers. */
  readonly waiting: number;
}
interface WeekCount {
  readonly nr: number;
  readonly due: number;
  readonly waiting: number;
}
export interface WeekFilter extends Omit<DeskFilter, 'dueFrom' | 'dueBefore'> {
  readonly q?: string | undefined;
}
/** An obligation, and how many obligations its client has under the same rule. */
export interface Counted extends Obligation {
  readonly count: number;
}
export interface ClientsPage {
  readonly page: Page<Pick<Client, 'id'>>;
  readonly counted: readonly Counted[];
}
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly agentId: string | null;
}

const RULES = {
  ...{ alias: 'r', id: 'id', sort: { dueDate: 'r.due_date' } },
  summed: { amount: { in: 'money', sql: 'r.amount' } },
} as const;
/**
 * How the list of clients is sorted: by the due date of their next obligation, or by name.
 * @param next SQL for that due date
 */
const clientRules = (next: string): ListRules => ({
  alias: 'r',
  id: 'id',
  order: ['lower(r.company_name)', 'r.id'],
  countedAlong: 'r.id',
  sort: { dueDate: { sql: next, nulls: false }, clientName: 'lower(r.company_name)' },
});
const OF_RULE = 'PARTITION BY r.client_id, r.rule';
/**
 * The most obligations of one client and rule that are shown by client; the list shows all, even for a fleet of a
 * thousand trucks.
 */
const MOST_SHOWN = 25;
const TEXTS = ['r.title', 'r.subject_name', 'r.period', 'r.reference_number'];
/** The text by which a search finds obligations of the firm itself, which is no client. */
const CALLED_FIRM = 'the firm';
const CLIENTS_CALLED = 'SELECT id FROM clients WHERE company_name ILIKE ANY($1) LIMIT 10000';
const NOT_DONE = "r.status IN ('open', 'waiting', 'ready')";
const OF_AGENT = 'r.client_id IN (SELECT c.id FROM clients c WHERE c.agent_id = :agentId)';
const KEPT_WEEKS = `SELECT width_bucket(day, $1::date[]) AS nr, sum(obligations)::int AS due,
  COALESCE(sum(obligations) FILTER (WHERE status = 'waiting'), 0)::int AS waiting FROM obligation_days GROUP BY 1`;
const PEOPLE = `SELECT u.id, COALESCE(NULLIF(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS name,
  a.id AS "agentId"
  FROM users u LEFT JOIN agents a ON a.user_id = u.id AND a.removed_at IS NULL
  WHERE u.is_active AND u.role IN ('admin', 'employee', 'agent') AND ($1 OR u.id::text = ANY($2)) ORDER BY 2, 1`;

/** The queries of the practice desk. */
@Injectable()
export class PracticeDesk {
  /** The search finds an obligation by the name of its client, too. */
  private readonly searched: Searched = { texts: TEXTS, alternative: (q) => this.ofClients(q) };

  constructor(private readonly dataSource: DataSource) {}

  page(scope: Scope, filter: DeskFilter, asked: ListQuery): Promise<Page<Obligation>> {
    const rows = this.wanted(scope, filter);
    return pageOf<Obligation>(rows, { ...asked, sort: asked.sort ?? 'dueDate' }, { ...RULES, search: this.searched });
  }

  /** The same obligations by client; the client whose next obligation is due first comes first. */
  async byClient(scope: Scope, filter: DeskFilter, { q, ...asked }: ListQuery): Promise<ClientsPage> {
    const { clientId, agentId } = filter;
    const rows = this.wanted(scope, filter);
    if (q) await search(rows, q, this.searched);
    const clients = rowsOf<ObjectLiteral>(this.dataSource, Client, scope).select('r.id', 'id');
    const next = nextOf(clients, rows);
    if (clientId) clients.andWhere('r.id = :clientId', { clientId });
    if (agentId) clients.andWhere('r.agent_id = :agentId', { agentId });
    const page = await pageOf<Pick<Client, 'id'>>(
      clients,
      { ...asked, sort: asked.sort ?? 'dueDate' },
      clientRules(next),
    );
    const isFirst = !asked.cursor && !asked.page;
    const ids = page.items.map(({ id }) => id);
    return { page, counted: await this.cellsOf(rows, ids, isFirst) };
  }

  /**
   * The next obligations of each rule of these clients, each with the number of all of that rule.
   * @param firm whether the obligations of the firm itself are added
   */
  private async cellsOf(rows: Rows, clients: readonly string[], firm: boolean): Promise<readonly Counted[]> {
    const whose = `(r.client_id = ANY(:clients)${firm ? ' OR r.client_id IS NULL' : ''})`;
    const ofThem = rows.clone().andWhere(whose, { clients });
    ofThem.addSelect(`row_number() OVER (${OF_RULE} ORDER BY r.due_date, r.id)`, 'nr');
    ofThem.addSelect(`(count(*) OVER (${OF_RULE}))::int`, 'count');
    const next = rows.createQueryBuilder().select('p.*').from(`(${ofThem.getQuery()})`, 'p').andWhere('p.nr <= :most');
    next
      .setParameters({ ...ofThem.getParameters(), most: MOST_SHOWN })
      .orderBy('p."dueDate"')
      .addOrderBy('p.id');
    return next.getRawMany<Counted>();
  }

  /**
   * Counts the obligations in each range of `weeksFrom`. Without a filter, a viewer of all clients gets the counts from
   * the sums by day.
   */
  async weeks(scope: Scope, { q, ...filter }: WeekFilter, today: IsoDate): Promise<WeekRow[]> {
    const stretches = weeksFrom(today);
    const starts = stretches.flatMap(({ from }) => from ?? []);
    const found = isAnything(scope, { q, ...filter })
      ? await this.keptWeeks(starts)
      : await this.countedWeeks(scope, { q, ...filter }, starts);
    const counted = new Map(found.map((row) => [row.nr, row]));
    return stretches.map((stretch, nr) => {
      const { due = 0, waiting = 0 } = counted.get(nr) ?? {};
      return { ...stretch, due, waiting };
    });
  }

  private async keptWeeks(starts: readonly IsoDate[]): Promise<readonly WeekCount[]> {
    return (await poolOf(this.dataSource).query<WeekCount>(KEPT_WEEKS, [starts])).rows;
  }

  private async countedWeeks(
    scope: Scope,
    { q, ...filter }: WeekFilter,
    starts: readonly IsoDate[],
  ): Promise<readonly WeekCount[]> {
    const rows = this.wanted(scope, filter);
    if (q) await search(rows, q, this.searched);
    return rows
      .select('width_bucket(r.due_date, CAST(:starts AS date[]))', 'nr')
      .setParameter('starts', starts)
      .addSelect('count(*)::int', 'due')
      .addSelect("(count(*) FILTER (WHERE r.status = 'waiting'))::int", 'waiting')
      .groupBy('nr')
      .getRawMany<WeekCount>();
  }

  private wanted(scope: Scope, filter: DeskFilter): Rows {
    const rows = rowsOf<ObjectLiteral>(this.dataSource, Obligation, scope).andWhere('r.removed_at IS NULL');
    asWanted(rows, filter);
    return rows;
  }

  private async ofClients(q: string): Promise<SearchAlternative | null> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string }>(CLIENTS_CALLED, [patternsOf(q)]);
    const displayName = rows.map(({ id }) => id);
    if (holds(CALLED_FIRM, q.toLowerCase()))
      return { condition: '(r.client_id = ANY(:called) OR r.client_id IS NULL)', values: { called: displayName } };
    return displayName.length === 0
      ? null
      : { condition: 'r.client_id = ANY(:called)', values: { called: displayName } };
  }

  /** The agents of clients, by client id. */
  async agentsOf(clientIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string; agentId: string | null }>(
      'SELECT id, agent_id AS "agentId" FROM clients WHERE id = ANY($1::uuid[])',
      [[...new Set(clientIds)]],
    );
    return new Map(rows.map(({ id, agentId }) => [id, agentId]));
  }

  /** The people to whom obligations can be assigned; an agent gets only itself. */
  async people({ clients, ownIds }: Scope): Promise<readonly PersonRow[]> {
    return (await poolOf(this.dataSource).query<PersonRow>(PEOPLE, [clients === null, ownIds])).rows;
  }
}

/** True when there is no filter and the viewer sees all clients: then the sums by day of all obligations can answer. */
const isAnything = ({ clients }: Scope, filter: DeskFilter & { readonly q?: string | undefined }): boolean =>
  clients === null && Object.values(filter).every((value) => value === undefined || value === '');

/**
 * Narrows the list of clients to those that have some of these obligations.
 * @returns SQL for the due date of a client’s next one
 */
const nextOf = (clients: Rows, rows: Rows): string => {
  const wanted = rows.clone().select('r.client_id', 'client_id').addSelect('r.due_date', 'due_date').getQuery();
  clients.andWhere(`r.id IN (SELECT o.client_id FROM (${wanted}) o)`).setParameters(rows.getParameters());
  return `(SELECT o.due_date FROM (${wanted}) o WHERE o.client_id = r.id ORDER BY o.due_date LIMIT 1)`;
};

const asWanted = (rows: Rows, filter: DeskFilter): void => {
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
