import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { rowsOf } from '../../../platform/database/database';
import { sees, type Sight } from '../../../platform/auth/viewer';
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
    const row = await rowsOf(this.dataSource, InvoiceRow).where('r.id = :id', { id }).getRawOne<InvoiceRow>();
    if (!row || !sees(sight, row)) throw notFound('invoice');
    return row;
  }
}

/** Payments of one invoice, newest first. */
export class PaymentsOf extends Query<readonly PaymentRow[]> {
  constructor(readonly invoiceId: number) {
    super();
  }
}

@QueryHandler(PaymentsOf)
export class PaymentsOfHandler implements IQueryHandler<PaymentsOf> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ invoiceId }: PaymentsOf): Promise<PaymentRow[]> {
    return rowsOf(this.dataSource, PaymentRow)
      .where('r.invoice_id = :invoiceId', { invoiceId })
      .orderBy('r.id', 'DESC')
      .getRawMany<PaymentRow>();
  }
}

/** One payment. @throws RuleViolation NOT_FOUND */
export class GetPayment extends Query<PaymentRow> {
  constructor(readonly id: number) {
    super();
  }
}

@QueryHandler(GetPayment)
export class GetPaymentHandler implements IQueryHandler<GetPayment> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ id }: GetPayment): Promise<PaymentRow> {
    const row = await rowsOf(this.dataSource, PaymentRow).where('r.id = :id', { id }).getRawOne<PaymentRow>();
    if (!row) throw notFound('payment');
    return row;
  }
}
