import type { Scope } from '../../../../platform/access/viewer';

/** An event about an invoice, by its name (`eventName`). */
export interface InvoiceEventName {
  readonly event: string;
  readonly invoiceId: number;
}

/** Port: which payment of an invoice an event recorded or reversed, as the module of payments knows it. */
export abstract class PaymentEvents {
  /** The events of a payment in scope. */
  abstract of(paymentId: number, scope: Scope): Promise<readonly InvoiceEventName[]>;
  /** The payments of these events, by the names of those that recorded or reversed one. */
  abstract paymentsOf(events: readonly InvoiceEventName[]): Promise<ReadonlyMap<string, number>>;
}
