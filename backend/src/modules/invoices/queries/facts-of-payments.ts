import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import { PaymentRow } from '../projections/payment-rows';

/** A fact that recorded or reversed a payment. */
export interface FactOfPayment {
  readonly fact: string;
  readonly paymentId: number;
  readonly invoiceId: number;
}

/** The facts of payments in sight. */
export class FactsOfPayments extends Query<readonly FactOfPayment[]> {
  constructor(
    readonly of: { readonly paymentId: number } | { readonly invoiceIds: readonly number[] },
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(FactsOfPayments)
export class FactsOfPaymentsHandler implements IQueryHandler<FactsOfPayments> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ of, sight }: FactsOfPayments): Promise<FactOfPayment[]> {
    const where = 'paymentId' in of ? 'r.id = :paymentId' : 'r.invoice_id = ANY(:invoiceIds)';
    const rows = await rowsOf(this.dataSource, PaymentRow, sight).andWhere(where, of).getRawMany<PaymentRow>();
    return rows.flatMap(({ id, invoiceId, receivedBy, reversedBy }) =>
      [receivedBy, reversedBy].flatMap((fact) => (fact === null ? [] : [{ fact, paymentId: id, invoiceId }])),
    );
  }
}
