import { Injectable } from '@nestjs/common';
import { EVERYTHING, type Scope } from '../../../../platform/access/viewer';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { Payment } from '../../invoices';
import { PaymentEvents, type InvoiceEventName } from '../../ledger';

const OF_EVENTS = 'r.invoice_id = ANY(:invoices) AND (r.received_by = ANY(:events) OR r.reversed_by = ANY(:events))';

const eventsOf = ({ receivedBy, reversedBy }: Payment): readonly string[] =>
  [receivedBy, reversedBy].filter((event) => event !== null);

/** Answers the ledger from the rows of payments, which name the events that recorded and reversed them. */
@Injectable()
export class StoredPaymentEvents extends PaymentEvents {
  constructor(@ReadsOf(Payment) private readonly payments: RecordReads<Payment>) {
    super();
  }

  async of(paymentId: number, scope: Scope): Promise<readonly InvoiceEventName[]> {
    const payment = await this.payments.find(scope, paymentId);
    return payment ? eventsOf(payment).map((event) => ({ event, invoiceId: payment.invoiceId })) : [];
  }

  /** Reads payments of any scope: who may see the entry of an event may also know its payment. */
  async paymentsOf(asked: readonly InvoiceEventName[]): Promise<ReadonlyMap<string, number>> {
    if (asked.length === 0) return new Map();
    const rows = await this.payments
      .rows(EVERYTHING)
      .andWhere(OF_EVENTS, {
        invoices: [...new Set(asked.map(({ invoiceId }) => invoiceId))],
        events: asked.map(({ event }) => event),
      })
      .getRawMany<Payment>();
    return new Map(rows.flatMap((payment) => eventsOf(payment).map((event) => [event, payment.id] as const)));
  }
}
