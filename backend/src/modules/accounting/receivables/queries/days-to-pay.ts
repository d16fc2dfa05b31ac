import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { OfBook } from './open-invoices';
import type { IsoDate } from '../../../../platform/money/dates';

interface Average {
  /** Days from the issue date to the last payment, on average and rounded; null when no invoice was paid. */
  readonly days: number | null;
  readonly invoices: number;
}
export interface PaidInDays extends Average {
  /** By the month of the last payment, the earliest first. */
  readonly months: readonly (Average & { readonly month: string })[];
}

const OF = `($1::bigint IS NULL OR broker_id = $1) AND ($4::uuid IS NULL OR client_id = $4::uuid)
  AND (NOT $5::boolean OR client_id IS NULL)
  AND status = 'paid' AND paid_date <= $2::date AND ${inScope('client_id', '$3')}`;
const AVERAGE = 'round(avg(paid_date - issue_date))::int AS days, count(id)::int AS invoices';
const YEAR = `SELECT ${AVERAGE} FROM invoices WHERE paid_date > $2::date - interval '1 year' AND ${OF}`;
const MONTHS = `
WITH months AS (
  SELECT generate_series(date_trunc('month', $2::date) - interval '11 months', date_trunc('month', $2::date),
  interval '1 month')::date AS month
), settled AS (
  SELECT id, date_trunc('month', paid_date)::date AS month, paid_date, issue_date FROM invoices
  WHERE paid_date >= (SELECT min(month) FROM months) AND ${OF}
)
SELECT to_char(month, 'YYYY-MM') AS month, ${AVERAGE} FROM months LEFT JOIN settled USING (month) GROUP BY month
  ORDER BY month`;

@Injectable()
export class DaysToPay {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * How many days a broker took to pay, or all brokers when `brokerId` is null. Counts the invoices in scope whose last
   * payment was in the twelve months up to `today`, and by each of the last twelve calendar months.
   */
  async of(
    brokerId: number | null,
    today: IsoDate,
    scope: Scope,
    { clientId, own = false }: Pick<OfBook, 'clientId'> & Partial<OfBook>,
  ): Promise<PaidInDays> {
    const asked = [brokerId, today, scope.clients, clientId, own];
    const sql = sqlOf(this.dataSource);
    const year = await sql.query<Average>(YEAR, asked);
    const months = await sql.query<Average & { month: string }>(MONTHS, asked);
    return { ...(year.rows[0] ?? { days: null, invoices: 0 }), months: months.rows };
  }
}
