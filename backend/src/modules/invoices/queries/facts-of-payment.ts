import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import { PaymentRow } from '../projections/payment-rows';

/** A fact that recorded or reversed a payment. */
export interface FactOfPayment {
  readonly fact: string;
  readonly invoiceId: number;
}

/** The facts of a payment in sight. */
export class FactsOfPayment extends Query<readonly FactOfPayment[]> {
  constructor(
    readonly paymentId: number,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(FactsOfPayment)
export class FactsOfPaymentHandler implements IQueryHandler<FactsOfPayment> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ paymentId, sight }: FactsOfPayment): Promise<FactOfPayment[]> {
    const rows = rowsOf(this.dataSource, PaymentRow, sight).andWhere('r.id = :paymentId', { paymentId });
    const row = await rows.getRawOne<PaymentRow>();
    return [row?.receivedBy, row?.reversedBy].flatMap((fact) =>
      row && fact ? [{ fact, invoiceId: row.invoiceId }] : [],
    );
  }
}
