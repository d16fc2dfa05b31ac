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

/**
 * SQL for what an amount consists of, rows of `(client_id, open)`. `invoice_sums` holds the stored status: what is past
 * due and not yet marked overdue counts as overdue besides.
 * @param today the day from which on what was due before is overdue, as SQL
 * @param client the only client that is asked about, as SQL
 */
const openOf = (amount: Amount, today: string, client?: string): string => {
  const statuses = amount === 'balance' ? "IN ('pending', 'overdue')" : "= 'overdue'";
  const sums = `SELECT NULLIF(s.client_id, '')::uuid AS client_id, s.open FROM invoice_sums s
    WHERE s.client_id ${client ? `= ${client}::text` : "<> ''"} AND s.status ${statuses} AND s.open <> 0`;
  if (amount === 'balance') return sums;
  return `${sums} UNION ALL SELECT late.client_id, late.open FROM invoices late
    WHERE late.client_id ${client ? `= ${client}` : 'IS NOT NULL'} AND late.status = 'pending' AND late.open <> 0
    AND late.due_date < ${today} AND late.due_date >= ${FIRST_DUE_OF_PENDING}`;
};
/** SQL for an amount of a client; null where nothing is open. */
const amountOf = (amount: Amount, today: string, client: string): string =>
  `(SELECT sum(o.open) FROM (${openOf(amount, today, client)}) o)`;

/** The same balances as columns of a list of clients that add up, over alias `r` of the clients. */
export const clientBalanceSums = (today: IsoDate): SumRules => {
  const sum = (amount: Amount): Summed => ({
    in: 'money',
    sql: `COALESCE(${amountOf(amount, `DATE '${today}'`, 'r.id')}, 0)`,
  });
  return { balance: sum('balance'), overdue: sum('overdue') };
};

/** How a list of clients, alias `r`, is sorted by the same balances; clients without one owe least. */
export const clientBalanceSorts = (today: IsoDate): Readonly<Record<Amount, SortRules>> => {
  const sort = (amount: Amount): SortRules => ({
    sql: amountOf(amount, `DATE '${today}'`, 'r.id'),
    nulls: true,
    some: `r.id IN (SELECT o.client_id FROM (${openOf(amount, `DATE '${today}'`)}) o)`,
  });
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
