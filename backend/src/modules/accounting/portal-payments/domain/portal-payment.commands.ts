import type { IsoDate } from '../../../../platform/money/dates';
import type { BankMethod } from './rules/bank-account';
import type { OpenCharge } from './rules/parts';
import type {
  CardSeen,
  PaymentPurpose,
  PortalPaymentTerms,
  ProviderName,
  SealedAccount,
} from './portal-payment.events';

/** The state of a payment as the card provider reports it, without the client secret. Amounts in whole cents. */
export interface PaymentSeen {
  readonly intentId: string;
  /** `waiting`: no card was entered yet, or the cardholder has to confirm the payment. */
  readonly status: 'waiting' | 'processing' | 'paid' | 'cancelled';
  /** `amount` is what was requested, `received` what was paid. */
  readonly amount: number;
  readonly received: number;
  readonly currency: string;
  /** The id of our payment, which we gave to the provider when the payment was created there. */
  readonly paymentId: string | null;
  /** The fee of the provider; null until the provider reports it. */
  readonly processingFee: number | null;
  /** Why the last attempt to pay failed, in words for the payer. */
  readonly failure: string | null;
  readonly card: CardSeen | null;
  /** The total of all refunds, and the id of the latest one. */
  readonly refunded: number;
  readonly refundId: string | null;
}

/** What lies around a payment that is split in parts, as it stands when the payment is decided about. */
export interface Around {
  /** What the firm holds for the client, in whole cents: the most that a refund gives back of it. */
  readonly held: number;
  /** The open charges that its service part pays, in this order. */
  readonly charges: readonly OpenCharge[];
}
/** Around a payment without parts. */
export const NOTHING_AROUND: Around = { held: 0, charges: [] };

/** Commands about a payment by bank or check. */
export type BankPaymentCommand =
  | {
      readonly type: 'TakeBankPayment';
      readonly id: string;
      readonly terms: PortalPaymentTerms;
      readonly method: BankMethod;
      readonly purpose: PaymentPurpose;
      readonly account: SealedAccount | null;
      readonly checkNumber: string | null;
      readonly notes: string | null;
    }
  | { readonly type: 'ProcessBankPayment'; readonly id: string }
  | {
      readonly type: 'CompleteBankPayment';
      readonly id: string;
      readonly transactionId: string | null;
      readonly on: IsoDate;
      readonly around?: Around;
    }
  | { readonly type: 'FailBankPayment'; readonly id: string; readonly reason: string }
  | {
      readonly type: 'RefundBankPayment';
      readonly id: string;
      readonly reason: string;
      readonly on: IsoDate;
      readonly around?: Around;
    };
export type BankPaymentCommandOf<Type extends BankPaymentCommand['type']> = Extract<BankPaymentCommand, { type: Type }>;

/** The commands of the decider of portal payments; each contains everything that the decision needs. */
export type PortalPaymentCommand =
  | {
      readonly type: 'StartPortalPayment';
      readonly id: string;
      readonly terms: PortalPaymentTerms;
      readonly provider: ProviderName;
      readonly notes: string | null;
    }
  | { readonly type: 'NoteIntent'; readonly id: string; readonly intentId: string }
  | {
      readonly type: 'SettlePortalPayment';
      readonly id: string;
      readonly seen: PaymentSeen;
      readonly on: IsoDate;
      readonly around?: Around;
    }
  | { readonly type: 'GiveUpPortalPayment'; readonly id: string; readonly reason: string }
  | { readonly type: 'RequestRefund'; readonly id: string; readonly reason: string }
  | { readonly type: 'NoteRefundRefused'; readonly id: string; readonly reason: string }
  | {
      readonly type: 'PayOutPayment';
      readonly id: string;
      readonly payoutId: string;
      /** What arrives of it, in whole cents: all that is on its way. */
      readonly amount: number;
      readonly on: IsoDate;
    }
  | {
      readonly type: 'TakeBackPayout';
      readonly id: string;
      readonly payoutId: string;
      /** What had arrived of it with that payout, in whole cents. */
      readonly amount: number;
      readonly on: IsoDate;
    }
  | { readonly type: 'LinkPayment'; readonly id: string; readonly purpose: PaymentPurpose }
  | BankPaymentCommand;
export type PortalPaymentCommandOf<Type extends PortalPaymentCommand['type']> = Extract<
  PortalPaymentCommand,
  { type: Type }
>;
