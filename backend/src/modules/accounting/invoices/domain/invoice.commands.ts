import type { FactoringCommand } from './factoring.commands';
import type { IsoDate } from '../../../../platform/money/dates';
import type { InvoiceLine, LineAmount, Payment, PAYMENT_METHODS, ShortWay, Terms } from './invoice.events';

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
  | FactoringCommand
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
  | {
      readonly type: 'SendInvoice';
      readonly id: number;
      readonly to: string;
      /** Of one letter with the papers of several invoices: its id, and all of them. */
      readonly letter?: string;
      readonly invoices?: readonly number[];
    }
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
      /** Before the names of the request fields that a refusal names: 'shares.1.'; by default nothing. */
      readonly within?: string;
    }
  | {
      readonly type: 'ReversePayment';
      readonly id: number;
      readonly paymentId: number;
      readonly reason: string;
      readonly on: IsoDate;
    }
  | ({ readonly type: 'CreditInvoice'; readonly id: number } & Clears)
  | ({ readonly type: 'WriteOffInvoice'; readonly id: number } & Clears)
  | { readonly type: 'ReverseWriteOff'; readonly id: number; readonly reason: string; readonly on: IsoDate }
  | ({ readonly type: 'DisputeInvoice'; readonly id: number } & Omit<Clears, 'bookedOn'>)
  | {
      readonly type: 'SettleDispute';
      readonly id: number;
      readonly how: WantedSettling;
      readonly reason: string;
      readonly on: IsoDate;
      readonly bookedOn: IsoDate | null;
    }
  | { readonly type: 'VoidInvoice'; readonly id: number; readonly reason: string; readonly on: IsoDate };

/** What is meant of an invoice, in whole cents: an amount, shared out to its lines, or so much of each of them. */
export interface Portion {
  readonly amount?: number | undefined;
  readonly lines?: readonly LineAmount[] | undefined;
}
/** A part of an invoice that is credited, written off or disputed, why, and on which day. */
export interface Clears extends Portion {
  readonly reason: string;
  readonly on: IsoDate;
  /** The accounting date, where the month of the day is closed. */
  readonly bookedOn: IsoDate | null;
}
/** How somebody settles a dispute: the carrier owes it, or it is credited or written off. */
export type WantedSettling = 'owed' | 'credited' | 'written_off';

/** A status that somebody chose in the form; 'paid' records a payment of the open balance under the id `paymentId`. */
export type WantedStatus = 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';
export type CommandOf<Type extends InvoiceCommand['type']> = Extract<InvoiceCommand, { type: Type }>;
/**
 * A payment to record. `amount` is what it clears of the receivable, including `factorFee`, the part that a factor
 * keeps; both in whole cents.
 */
export type NewPayment = Pick<
  Payment,
  'paymentId' | 'amount' | 'paymentDate' | 'bookedOn' | 'factorId' | 'factorFee' | 'notes' | 'checkNumber' | 'deposit'
> & {
  readonly method: (typeof PAYMENT_METHODS)[number];
  /** What it clears of each line; shared out when absent. */
  readonly lines?: readonly LineAmount[] | undefined;
  /** It was meant for the whole invoice: what becomes of that which it is short of it. */
  readonly short?: ShortWay | undefined;
};
