import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { Payment } from '../../invoices';
import { PaymentEvents, type InvoiceEventName } from '../../ledger';

/** Every page of the ledger asks this: three columns, by the index on the invoice. */
const OF_EVENTS = `SELECT id, received_by AS "receivedBy", reversed_by AS "reversedBy" FROM payments
  WHERE invoice_id = ANY($1) AND (received_by = ANY($2) OR reversed_by = ANY($2))`;
type Named = Pick<Payment, 'id' | 'receivedBy' | 'reversedBy'>;

const eventsOf = ({ receivedBy, reversedBy }: Named): readonly string[] =>
  [receivedBy, reversedBy].filter((event) => event !== null);

/** Answers the ledger from the rows of payments, which name the events that recorded and reversed them. */
@Injectable()
export class StoredPaymentEvents extends PaymentEvents {
  constructor(
    private readonly dataSource: DataSource,
    @ReadsOf(Payment) private readonly payments: RecordReads<Payment>,
  ) {
    super();
  }

  async of(paymentId: number, scope: Scope): Promise<readonly InvoiceEventName[]> {
    const payment = await this.payments.find(scope, paymentId);
    return payment ? eventsOf(payment).map((event) => ({ event, invoiceId: payment.invoiceId })) : [];
  }

  /** Reads payments of any scope: who may see the entry of an event may also know its payment. */
  async paymentsOf(asked: readonly InvoiceEventName[]): Promise<ReadonlyMap<string, number>> {
    if (asked.length === 0) return new Map();
    const { rows } = await sqlOf(this.dataSource).query<Named>(OF_EVENTS, [
      [...new Set(asked.map(({ invoiceId }) => invoiceId))],
      asked.map(({ event }) => event),
    ]);
    return new Map(rows.flatMap((payment) => eventsOf(payment).map((event) => [event, payment.id] as const)));
  }
}
