import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { rowsOf } from '../../../platform/database/database';
import type { Sight } from '../../../platform/auth/viewer';
import { notFound } from '../../../platform/event-store/errors';
import { InvoiceRow } from '../projections/invoice-rows';
import { PaymentRow } from '../projections/payment-rows';

/** One invoice. @throws RuleViolation NOT_FOUND, also when it is out of sight */
export class GetInvoice extends Query<InvoiceRow> {
  constructor(
    readonly id: number,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(GetInvoice)
export class GetInvoiceHandler implements IQueryHandler<GetInvoice> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ id, sight }: GetInvoice): Promise<InvoiceRow> {
    const row = await rowsOf(this.dataSource, InvoiceRow, sight).andWhere('r.id = :id', { id }).getRawOne<InvoiceRow>();
    if (!row) throw notFound('invoice');
    return row;
  }
}

/** Payments of one invoice, newest first; those of the time when it was another client's are that client's. */
export class PaymentsOf extends Query<readonly PaymentRow[]> {
  constructor(
    readonly invoiceId: number,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(PaymentsOf)
export class PaymentsOfHandler implements IQueryHandler<PaymentsOf> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ invoiceId, sight }: PaymentsOf): Promise<PaymentRow[]> {
    return rowsOf(this.dataSource, PaymentRow, sight)
      .andWhere('r.invoice_id = :invoiceId', { invoiceId })
      .orderBy('r.id', 'DESC')
      .getRawMany<PaymentRow>();
  }
}

/** Of these payments those in sight, in the order of their ids. */
export class PaymentsByIds extends Query<readonly PaymentRow[]> {
  constructor(
    readonly ids: readonly number[],
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(PaymentsByIds)
export class PaymentsByIdsHandler implements IQueryHandler<PaymentsByIds> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ ids, sight }: PaymentsByIds): Promise<PaymentRow[]> {
    return rowsOf(this.dataSource, PaymentRow, sight)
      .andWhere('r.id = ANY(:ids)', { ids: [...ids] })
      .orderBy('r.id')
      .getRawMany<PaymentRow>();
  }
}

/** One payment. @throws RuleViolation NOT_FOUND, also when it is out of sight */
export class GetPayment extends Query<PaymentRow> {
  constructor(
    readonly id: number,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(GetPayment)
export class GetPaymentHandler implements IQueryHandler<GetPayment> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ id, sight }: GetPayment): Promise<PaymentRow> {
    const row = await rowsOf(this.dataSource, PaymentRow, sight).andWhere('r.id = :id', { id }).getRawOne<PaymentRow>();
    if (!row) throw notFound('payment');
    return row;
  }
}
