import type { IsoDate } from '../../../../platform/money/dates';
import type { InvoiceLine, MoneyCommand, Terms } from '../../invoice-money';

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
  | MoneyCommand
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
  | { readonly type: 'VoidInvoice'; readonly id: number; readonly reason: string; readonly on: IsoDate };

/** A status that somebody chose in the form; 'paid' records a payment of the open balance under the id `paymentId`. */
export type WantedStatus = 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';
export type CommandOf<Type extends InvoiceCommand['type']> = Extract<InvoiceCommand, { type: Type }>;
