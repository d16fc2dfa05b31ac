import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Sight } from '../../../../platform/access/viewer';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { Payment } from '../payment';

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
  constructor(@ReadsOf(Payment) private readonly payments: RecordReads<Payment>) {}

  async execute({ paymentId, sight }: FactsOfPayment): Promise<FactOfPayment[]> {
    const row = await this.payments.find(sight, paymentId);
    return [row?.receivedBy, row?.reversedBy].flatMap((fact) =>
      row && fact ? [{ fact, invoiceId: row.invoiceId }] : [],
    );
  }
}
