import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { SumRules } from '../../../../platform/lists/sums';
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

/** Asks for the balances of these clients at once; a client without open invoices has none. */
export class GetClientBalances extends Query<ReadonlyMap<string, ClientBalance>> {
  constructor(
    readonly today: IsoDate,
    readonly clientIds: readonly string[],
  ) {
    super();
  }
}

/** `invoice_sums` holds the stored status: what is past due and not yet marked overdue counts as overdue besides. */
const BALANCES = `
SELECT client_id AS "clientId", sum(open)::bigint AS balance,
  COALESCE(sum(open) FILTER (WHERE status = 'overdue'), 0)::bigint AS overdue
FROM (
  SELECT client_id, status, open FROM invoice_sums
  WHERE client_id = ANY($2::text[]) AND status IN ('pending', 'overdue')
  UNION ALL
  SELECT late.client_id::text, moved.status, moved.sign * late.open FROM invoices late,
    (VALUES ('pending', -1), ('overdue', 1)) AS moved (status, sign)
  WHERE late.status = 'pending' AND late.due_date < $1 AND late.due_date >= ${FIRST_DUE_OF_PENDING}
    AND late.client_id = ANY($2::uuid[])
) counted GROUP BY client_id`;

/**
 * The same balances as columns of a list of clients that add up, over alias `r` of the clients.
 * @param today the day from which on what was due before is overdue
 */
export const clientBalanceSums = (today: IsoDate): SumRules => {
  const open = (where: string): string =>
    `COALESCE((SELECT sum(s.open) FROM invoice_sums s WHERE s.client_id = r.id::text AND s.status ${where}), 0)`;
  const late = `COALESCE((SELECT sum(late.open) FROM invoices late WHERE late.client_id = r.id
    AND late.status = 'pending' AND late.due_date < DATE '${today}' AND late.due_date >= ${FIRST_DUE_OF_PENDING}), 0)`;
  return {
    balance: { in: 'money', sql: open("IN ('pending', 'overdue')") },
    overdue: { in: 'money', sql: `${open("= 'overdue'")} + ${late}` },
  };
};

@QueryHandler(GetClientBalances)
export class GetClientBalancesHandler implements IQueryHandler<GetClientBalances> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ today, clientIds }: GetClientBalances): Promise<ReadonlyMap<string, ClientBalance>> {
    const { rows } = await sqlOf(this.dataSource).query<ClientBalance>(BALANCES, [today, clientIds]);
    return new Map(rows.map((row) => [row.clientId, row]));
  }
}
