import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { currentPast } from '../../../../platform/event-log/projections/past';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';

/** The payments received in a month, without reversed ones, in whole cents; `month` is its first day. */
export class PaymentsReceived extends Query<number> {
  constructor(
    readonly month: IsoDate,
    readonly scope: Scope,
  ) {
    super();
  }
}

const inMonth = (day: string): string => `${day} >= $1 AND ${day} < ($1::date + interval '1 month')`;
const RECEIVED = `SELECT COALESCE(sum(amount), 0)::bigint AS sum FROM payment_days WHERE ${inMonth('day')}`;
const RECEIVED_IN_SCOPE = `SELECT COALESCE(sum(p.amount), 0)::bigint AS sum FROM payments p
WHERE ${inMonth('p.payment_date')} AND p.reversed_at IS NULL AND ${inScope('p.client_id', '$2')}`;

@QueryHandler(PaymentsReceived)
export class PaymentsReceivedHandler implements IQueryHandler<PaymentsReceived> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ month, scope }: PaymentsReceived): Promise<number> {
    const sql = sqlOf(this.dataSource);
    const { rows } =
      scope.clients === null && !currentPast()
        ? await sql.query<{ sum: number }>(RECEIVED, [month])
        : await sql.query<{ sum: number }>(RECEIVED_IN_SCOPE, [month, scope.clients]);
    return rows[0]?.sum ?? 0;
  }
}
