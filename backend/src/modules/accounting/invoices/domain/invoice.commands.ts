import type { IsoDate } from '../../../../platform/money/dates';
import type { InvoiceLine, Payment, PAYMENT_METHODS, Terms } from './invoice.events';

/**
 * What an invoice charges, in whole cents: `lines`, or an `amount` that becomes one line of freight, or both when they
 * add up.
 */
export interface Charges {
  readonly amount?: number | undefined;
  readonly lines?: readonly InvoiceLine[] | undefined;
}
/** The terms of an invoice as a command gives them: the charges are not checked and completed yet. */
export type WantedTerms = Omit<Terms, keyof Charges> & Charges;

/** The commands of the decider of invoices; each contains everything that the decision needs. */
export type InvoiceCommand =
  | { readonly type: 'CreateInvoice'; readonly id: number; readonly terms: WantedTerms; readonly draft: boolean }
  | {
      readonly type: 'ChangeInvoice';
      readonly id: number;
      readonly changes: { readonly [Name in keyof WantedTerms]?: WantedTerms[Name] | undefined };
      /** The vehicle and driver of the load that the invoice changes to; what `changes` say comes before it. */
      readonly ofLoad?: Pick<Terms, 'vehicleId' | 'driverId'>;
      readonly status?: WantedStatus;
      readonly paymentId: number;
      readonly on: IsoDate;
      /** The accounting date of the invoice, or the first open day after it when its month is closed. */
      readonly openDay?: IsoDate;
    }
  | { readonly type: 'SendInvoice'; readonly id: number; readonly to: string }
  | {
      readonly type: 'RemindOfInvoice';
      readonly id: number;
      readonly to: string;
      /** The id of the reminder letter, and all invoices that this letter is about. */
      readonly letter: string;
      readonly invoices: readonly number[];
    }
  | { readonly type: 'MarkOverdue'; readonly id: number; readonly on: IsoDate }
  | {
      readonly type: 'RecordPayment';
      readonly id: number;
      readonly payment: NewPayment;
      /** The request field that a refusal of the amount names: 'shares.1.amount'; by default 'amount'. */
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

/** A status that somebody chose in the form; 'paid' records a payment of the open balance under the id `paymentId`. */
export type WantedStatus = 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';
export type CommandOf<Type extends InvoiceCommand['type']> = Extract<InvoiceCommand, { type: Type }>;
/**
 * A payment to record. `amount` is what it clears of the receivable, including `factorFee`, the part that a factor
 * keeps; both in whole cents.
 */
export type NewPayment = Pick<
  Payment,
  'paymentId' | 'amount' | 'paymentDate' | 'bookedOn' | 'factorId' | 'factorFee' | 'notes' | 'checkNumber'
> & {
  readonly method: (typeof PAYMENT_METHODS)[number];
};
