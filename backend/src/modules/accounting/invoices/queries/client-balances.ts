import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { SortRules } from '../../../../platform/lists/order';
import type { Summed, SumRules } from '../../../../platform/lists/sums';
import type { IsoDate } from '../../../../platform/money/dates';
import { FIRST_DUE_OF_PENDING } from './invoice-status';

/**
 * What is open on the invoices of a client, in whole cents. `balance`: pending and overdue ones; `overdue`: those past
 * due. `{ clientId: '019a…', balance: 142800, overdue: 45000 }`
 */
export interface ClientBalance {
  readonly clientId: string;
  readonly balance: number;
  readonly overdue: number;
}

/** Asks for the balances of these clients at once. */
export class GetClientBalances extends Query<ReadonlyMap<string, ClientBalance>> {
  constructor(
    readonly today: IsoDate,
    readonly clientIds: readonly string[],
  ) {
    super();
  }
}

type Amount = 'balance' | 'overdue';

/** SQL for what an amount consists of in `invoice_sums`, which holds the stored status. */
const stored = (amount: Amount, which: string): string => `SELECT s.client_id, s.open FROM invoice_sums s
  WHERE s.open <> 0 AND s.status ${amount === 'balance' ? "IN ('pending', 'overdue')" : "= 'overdue'"} AND ${which}`;
/** SQL for what is past due and not yet marked overdue: it is overdue besides. */
const late = (today: string): string => `SELECT l.client_id::text, l.open FROM invoices l
  WHERE l.status = 'pending' AND l.due_date < ${today} AND l.due_date >= ${FIRST_DUE_OF_PENDING}
  AND l.client_id IS NOT NULL AND l.open <> 0`;
/**
 * SQL for an amount of one client in cents; null where nothing is open. What is late is looked up among that of all
 * clients, which is hardly anything and found once for a statement.
 * @param today the day from which on what was due before is overdue, as SQL
 * @param client the id of the client, as SQL
 */
const amountOf = (amount: Amount, today: string, client: string): string => {
  const sums = stored(amount, `s.client_id = ${client}::text`);
  if (amount === 'balance') return `(SELECT sum(o.open) FROM (${sums}) o)`;
  const byClient = `SELECT l.client_id, sum(l.open) AS open FROM (${late(today)}) l GROUP BY l.client_id`;
  const ofAll = `(SELECT jsonb_object_agg(m.client_id, m.open) FROM (${byClient}) m)`;
  return `(SELECT sum(o.open) FROM (${sums} UNION ALL SELECT NULL, (${ofAll} ->> ${client}::text)::bigint) o)`;
};
const day = (today: IsoDate): string => `DATE '${today}'`;

/** The same balances as columns of a list of clients that add up, over alias `r` of the clients. */
export const clientBalanceSums = (today: IsoDate): SumRules => {
  const sum = (amount: Amount): Summed => ({
    in: 'money',
    sql: `COALESCE(${amountOf(amount, day(today), 'r.id')}, 0)`,
  });
  return { balance: sum('balance'), overdue: sum('overdue') };
};

/** How a list of clients, alias `r`, is sorted by the same balances; clients without one owe least. */
export const clientBalanceSorts = (today: IsoDate): Readonly<Record<Amount, SortRules>> => {
  const sort = (amount: Amount): SortRules => {
    const sums = stored(amount, "s.client_id <> ''");
    const all = amount === 'overdue' ? `${sums} UNION ALL ${late(day(today))}` : sums;
    return {
      sql: amountOf(amount, day(today), 'r.id'),
      nulls: true,
      some: `r.id IN (SELECT m.client_id::uuid FROM (SELECT DISTINCT a.client_id FROM (${all}) a) m)`,
    };
  };
  return { balance: sort('balance'), overdue: sort('overdue') };
};

const BALANCES = `SELECT c.id AS "clientId", COALESCE(${amountOf('balance', '$1::date', 'c.id')}, 0)::bigint AS balance,
  COALESCE(${amountOf('overdue', '$1::date', 'c.id')}, 0)::bigint AS overdue FROM unnest($2::uuid[]) AS c (id)`;

@QueryHandler(GetClientBalances)
export class GetClientBalancesHandler implements IQueryHandler<GetClientBalances> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ today, clientIds }: GetClientBalances): Promise<ReadonlyMap<string, ClientBalance>> {
    const { rows } = await sqlOf(this.dataSource).query<ClientBalance>(BALANCES, [today, clientIds]);
    return new Map(rows.map((row) => [row.clientId, row]));
  }
}
