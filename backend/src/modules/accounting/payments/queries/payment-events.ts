import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Scope } from '../../../../platform/access/viewer';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { Payment } from '../../invoices';

/** An event that recorded or reversed a payment. */
export interface PaymentEvent {
  readonly event: string;
  readonly invoiceId: number;
}

/** The events of a payment in scope. */
export class PaymentEvents extends Query<readonly PaymentEvent[]> {
  constructor(
    readonly paymentId: number,
    readonly scope: Scope,
  ) {
    super();
  }
}

@QueryHandler(PaymentEvents)
export class PaymentEventsHandler implements IQueryHandler<PaymentEvents> {
  constructor(@ReadsOf(Payment) private readonly payments: RecordReads<Payment>) {}

  async execute({ paymentId, scope }: PaymentEvents): Promise<PaymentEvent[]> {
    const row = await this.payments.find(scope, paymentId);
    return [row?.receivedBy, row?.reversedBy].flatMap((event) =>
      row && event ? [{ event, invoiceId: row.invoiceId }] : [],
    );
  }
}
