import type { Scope } from '../../../../platform/access/viewer';

/** An event about an invoice by its name, as `eventName` writes it: `{ event: 'invoice-7@3', invoiceId: 7 }`. */
export interface InvoiceEventName {
  readonly event: string;
  readonly invoiceId: number;
}

/**
 * Port: tells the ledger which payment an event of an invoice recorded or reversed. The module of payments implements
 * it.
 */
export abstract class PaymentEvents {
  /** The events that recorded and reversed a payment; empty when the payment is out of scope. */
  abstract of(paymentId: number, scope: Scope): Promise<readonly InvoiceEventName[]>;
  /** The ids of payments by the names of the events that recorded or reversed them; other events are left out. */
  abstract paymentsOf(events: readonly InvoiceEventName[]): Promise<ReadonlyMap<string, number>>;
}
