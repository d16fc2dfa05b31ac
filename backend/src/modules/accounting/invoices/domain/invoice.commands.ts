import type { IsoDate } from '../../../../platform/money/dates';
import type { InvoiceLine, Payment, PAYMENT_METHODS, Terms } from './invoice.events';

/** What is charged: lines, or an amount that is then one line of freight, or both where they agree. */
export interface Charges {
  readonly amount?: number | undefined;
  readonly lines?: readonly InvoiceLine[] | undefined;
}
export type WantedTerms = Omit<Terms, keyof Charges> & Charges;

/** Commands about an invoice; everything a decision needs stands in them. */
export type InvoiceCommand =
  | { readonly type: 'CreateInvoice'; readonly id: number; readonly terms: WantedTerms; readonly draft: boolean }
  | {
      readonly type: 'ChangeInvoice';
      readonly id: number;
      readonly changes: { readonly [Name in keyof WantedTerms]?: WantedTerms[Name] | undefined };
      readonly status?: WantedStatus;
      readonly paymentId: number;
      readonly on: IsoDate;
    }
  | { readonly type: 'SendInvoice'; readonly id: number; readonly to: string }
  | {
      readonly type: 'RemindOfInvoice';
      readonly id: number;
      readonly to: string;
      /** The letter that goes out, and the invoices that it is about. */
      readonly letter: string;
      readonly invoices: readonly number[];
    }
  | { readonly type: 'MarkOverdue'; readonly id: number; readonly on: IsoDate }
  | {
      readonly type: 'RecordPayment';
      readonly id: number;
      readonly payment: NewPayment;
      /** The field that is to blame when it does not fit: 'shares.1.amount'; 'amount' when absent. */
      readonly field?: string;
    }
  | {
      readonly type: 'ReversePayment';
      readonly id: number;
      readonly paymentId: number;
      readonly reason: string;
      readonly on: IsoDate;
    }
  | { readonly type: 'VoidInvoice'; readonly id: number; readonly reason: string; readonly on: IsoDate };

/** A status chosen by hand; 'paid' records a payment of the rest under `paymentId`. */
export type WantedStatus = 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';
export type CommandOf<Type extends InvoiceCommand['type']> = Extract<InvoiceCommand, { type: Type }>;
export type NewPayment = Pick<
  Payment,
  'paymentId' | 'amount' | 'paymentDate' | 'factorId' | 'factorFee' | 'notes' | 'checkNumber'
> & {
  readonly method: (typeof PAYMENT_METHODS)[number];
};
