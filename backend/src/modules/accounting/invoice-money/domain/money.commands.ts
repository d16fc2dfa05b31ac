import type { IsoDate } from '../../../../platform/money/dates';
import type { FactoringCommand } from './factoring/factoring.commands';
import type { Payment, PAYMENT_METHODS, ShortWay } from './invoice-shapes.events';
import type { LineAmount } from './money.events';

/** The commands about the money of an issued invoice. */
export type MoneyCommand =
  | FactoringCommand
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
  | { readonly type: 'ReverseCredits'; readonly id: number; readonly reason: string; readonly on: IsoDate }
  | { readonly type: 'ReverseWriteOff'; readonly id: number; readonly reason: string; readonly on: IsoDate }
  | ({ readonly type: 'DisputeInvoice'; readonly id: number } & Omit<Clears, 'bookedOn'>)
  | {
      readonly type: 'SettleDispute';
      readonly id: number;
      readonly how: WantedSettling;
      readonly reason: string;
      readonly on: IsoDate;
      readonly bookedOn: IsoDate | null;
    };
export type MoneyCommandOf<Type extends MoneyCommand['type']> = Extract<MoneyCommand, { type: Type }>;

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
