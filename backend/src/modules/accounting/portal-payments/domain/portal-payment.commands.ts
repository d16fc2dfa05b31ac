import type { IsoDate } from '../../../../platform/money/dates';
import type { BankMethod } from './rules/bank-account';
import type {
  CardSeen,
  PaymentPurpose,
  PortalPaymentTerms,
  ProviderName,
  SealedAccount,
} from './portal-payment.events';

/** A payment as its provider tells it, without its secret. */
export interface PaymentSeen {
  readonly intentId: string;
  /** `waiting`: for a card, or for its holder's confirmation. */
  readonly status: 'waiting' | 'processing' | 'paid' | 'cancelled';
  /** What was asked for and what came in, in cents. */
  readonly amount: number;
  readonly received: number;
  readonly currency: string;
  /** Our payment's id, as it was given to the provider. */
  readonly paymentId: string | null;
  /** What the provider keeps; null until it tells. */
  readonly processingFee: number | null;
  /** Why the last try failed, in words for the payer. */
  readonly failure: string | null;
  readonly card: CardSeen | null;
  /** What has gone back in all, and the latest refund's id. */
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

/** Commands about a payment; everything a decision needs stands in them. */
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
