import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { currentPast } from '../../../../platform/event-log/projections/past';

export interface MoneyOfAMonth {
  /** The first and the last day of the month. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The amount of the invoices issued in the month, except drafts and cancelled ones, in whole cents. */
  readonly billed: number;
  /** The payments dated in the month, without reversed ones, in whole cents. */
  readonly received: number;
}

/**
 * What was billed and received in each of the last twelve months, ending with the month of `today`; the earliest month
 * first. With `clientId`, only of this client.
 */
export class MoneyByMonth extends Query<readonly MoneyOfAMonth[]> {
  constructor(
    readonly today: IsoDate,
    readonly scope: Scope,
    readonly clientId: string | null,
  ) {
    super();
  }
}

const BILLED = `i.status IN ('pending', 'overdue', 'paid')`;
const RECEIVED = 'p.reversed_at IS NULL';
const OF_CLIENT = (alias: string): string =>
  `${inScope(`${alias}.client_id`, '$2')} AND ($3::uuid IS NULL OR ${alias}.client_id = $3::uuid)`;
const monthsOf = (billed: string, received: string): string => `
WITH months AS (
  SELECT month::date AS first, (month + interval '1 month' - interval '1 day')::date AS last
  FROM generate_series(date_trunc('month', $1::date) - interval '11 months', date_trunc('month', $1::date),
  interval '1 month') AS month
), billed AS (
  SELECT date_trunc('month', day)::date AS first, sum(amount) AS cents FROM (${billed}) i
  WHERE day >= (SELECT min(first) FROM months) GROUP BY 1
), received AS (
  SELECT date_trunc('month', day)::date AS first, sum(amount) AS cents FROM (${received}) p
  WHERE day >= (SELECT min(first) FROM months) GROUP BY 1
)
SELECT to_char(first, 'YYYY-MM-DD') AS "from", to_char(last, 'YYYY-MM-DD') AS "to",
  COALESCE(b.cents, 0)::bigint AS billed, COALESCE(r.cents, 0)::bigint AS received
FROM months LEFT JOIN billed b USING (first) LEFT JOIN received r USING (first) ORDER BY first`;

/** For all clients, from the sums by day. */
const OF_ALL = monthsOf('SELECT day, amount FROM billed_days', 'SELECT day, amount FROM payment_days');
const IN_SCOPE = monthsOf(
  `SELECT i.issue_date AS day, i.amount FROM invoices i WHERE ${BILLED} AND ${OF_CLIENT('i')}`,
  `SELECT p.payment_date AS day, p.amount FROM payments p WHERE ${RECEIVED} AND ${OF_CLIENT('p')}`,
);

@QueryHandler(MoneyByMonth)
export class MoneyByMonthHandler implements IQueryHandler<MoneyByMonth> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ today, scope, clientId }: MoneyByMonth): Promise<readonly MoneyOfAMonth[]> {
    const sql = sqlOf(this.dataSource);
    const { rows } =
      scope.clients === null && clientId === null && !currentPast()
        ? await sql.query<MoneyOfAMonth>(OF_ALL, [today])
        : await sql.query<MoneyOfAMonth>(IN_SCOPE, [today, scope.clients, clientId]);
    return rows;
  }
}
