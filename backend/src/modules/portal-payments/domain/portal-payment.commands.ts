import type { IsoDate } from '../../../platform/money/dates';
import type { CardSeen, PortalPaymentTerms, ProviderName } from './portal-payment.facts';

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

/** Wishes about a card payment; everything a decision needs stands in them. */
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
  | { readonly type: 'NoteRefundRefused'; readonly id: string; readonly reason: string };
export type PortalPaymentCommandOf<Type extends PortalPaymentCommand['type']> = Extract<
  PortalPaymentCommand,
  { type: Type }
>;
