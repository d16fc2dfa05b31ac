import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inSight } from '../../../platform/auth/narrow';
import type { Sight } from '../../../platform/auth/viewer';
import { sqlOf } from '../../../platform/database/database';
import type { IsoDate } from '../../../platform/money/dates';

/** Sums over the invoices in sight, in cents. Billed: all but draft and cancelled; outstanding: what is still open of pending and overdue (decisions.md §6). */
export interface InvoiceFigures {
  readonly total: number;
  readonly billed: number;
  readonly paid: number;
  readonly paidCount: number;
  readonly pending: number;
  readonly pendingCount: number;
  readonly overdue: number;
  readonly overdueCount: number;
  readonly outstanding: number;
}

export class GetInvoiceFigures extends Query<InvoiceFigures> {
  constructor(
    readonly today: IsoDate,
    readonly sight: Sight,
  ) {
    super();
  }
}

const FIGURES = `
SELECT count(*) AS total,
  COALESCE(sum(amount) FILTER (WHERE status IN ('pending', 'overdue', 'paid')), 0)::bigint AS billed,
  COALESCE(sum(paid) FILTER (WHERE status IN ('pending', 'overdue', 'paid')), 0)::bigint AS paid,
  count(*) FILTER (WHERE status = 'paid') AS "paidCount",
  COALESCE(sum(amount - paid) FILTER (WHERE status = 'pending' AND (due_date IS NULL OR due_date >= $1)), 0)::bigint AS pending,
  count(*) FILTER (WHERE status = 'pending' AND (due_date IS NULL OR due_date >= $1)) AS "pendingCount",
  COALESCE(sum(amount - paid) FILTER (WHERE status = 'overdue' OR (status = 'pending' AND due_date < $1)), 0)::bigint AS overdue,
  count(*) FILTER (WHERE status = 'overdue' OR (status = 'pending' AND due_date < $1)) AS "overdueCount",
  COALESCE(sum(amount - paid) FILTER (WHERE status IN ('pending', 'overdue')), 0)::bigint AS outstanding
FROM invoices WHERE ${inSight('client_id', '$2')}`;

@QueryHandler(GetInvoiceFigures)
export class GetInvoiceFiguresHandler implements IQueryHandler<GetInvoiceFigures> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ today, sight }: GetInvoiceFigures): Promise<InvoiceFigures> {
    const { rows } = await sqlOf(this.dataSource).query<InvoiceFigures>(FIGURES, [today, sight.clients]);
    const [figures] = rows;
    if (!figures) throw new Error('An aggregate answers one row');
    return figures;
  }
}

/** Money received from a day on, in cents; reversed payments do not count. */
export class PaymentsReceived extends Query<number> {
  constructor(
    readonly from: IsoDate,
    readonly sight: Sight,
  ) {
    super();
  }
}

const RECEIVED = `SELECT COALESCE(sum(p.amount), 0)::bigint AS sum FROM payments p JOIN invoices i ON i.id = p.invoice_id
WHERE p.payment_date >= $1 AND p.reversed_at IS NULL AND ${inSight('i.client_id', '$2')}`;

@QueryHandler(PaymentsReceived)
export class PaymentsReceivedHandler implements IQueryHandler<PaymentsReceived> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ from, sight }: PaymentsReceived): Promise<number> {
    const { rows } = await sqlOf(this.dataSource).query<{ sum: number }>(RECEIVED, [from, sight.clients]);
    return rows[0]?.sum ?? 0;
  }
}
