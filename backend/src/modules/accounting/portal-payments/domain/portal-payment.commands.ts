import type { IsoDate } from '../../../../platform/money/dates';
import type { BankMethod } from './rules/bank-account';
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
    }
  | { readonly type: 'FailBankPayment'; readonly id: string; readonly reason: string }
  | { readonly type: 'RefundBankPayment'; readonly id: string; readonly reason: string; readonly on: IsoDate };
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
  | { readonly type: 'SettlePortalPayment'; readonly id: string; readonly seen: PaymentSeen; readonly on: IsoDate }
  | { readonly type: 'GiveUpPortalPayment'; readonly id: string; readonly reason: string }
  | { readonly type: 'RequestRefund'; readonly id: string; readonly reason: string }
  | { readonly type: 'NoteRefundRefused'; readonly id: string; readonly reason: string }
  | { readonly type: 'LinkPayment'; readonly id: string; readonly purpose: PaymentPurpose }
  | BankPaymentCommand;
export type PortalPaymentCommandOf<Type extends PortalPaymentCommand['type']> = Extract<
  PortalPaymentCommand,
  { type: Type }
>;
