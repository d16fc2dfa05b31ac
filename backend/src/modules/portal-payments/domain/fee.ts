import { assertNever, invariant } from '../../../platform/event-store/errors';
import type { FeeFact, FeeTerms } from './fee.facts';

export type FeeStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'refunded';

/** What decisions about a card payment need to know. */
export interface KnownFee {
  readonly status: FeeStatus;
  readonly terms: FeeTerms;
  /** The provider's payment; null until it has made one. */
  readonly intentId: string | null;
  /** Why the last try failed. */
  readonly failure: string | null;
  /** Money may still come in. */
  readonly open: boolean;
  readonly processingFee: number | null;
  readonly refunded: number;
  readonly refundRequests: number;
  /** The reason of a refund that was asked for and has not come about yet. */
  readonly refundReason: string | null;
}
export type Fee = { readonly status: 'none' } | KnownFee;

export const noFee: Fee = { status: 'none' };

const known = (fee: Fee, after: string): KnownFee => {
  invariant(fee.status !== 'none', `${after} follows a start`);
  return fee;
};
const paid = (fee: Fee, after: string): KnownFee => {
  invariant(fee.status === 'completed', `${after} follows a completed payment`);
  return fee;
};

export const evolve = (fee: Fee, { type, data }: FeeFact): Fee => {
  switch (type) {
    case 'FeePaymentStarted': {
      const { id: _id, provider: _provider, notes: _notes, ...terms } = data;
      return {
        status: 'pending',
        terms,
        intentId: null,
        failure: null,
        open: true,
        processingFee: null,
        refunded: 0,
        refundRequests: 0,
        refundReason: null,
      };
    }
    case 'FeePaymentIntentMade':
      return { ...known(fee, type), intentId: data.intentId };
    case 'FeePaymentProcessing':
      return { ...known(fee, type), status: 'processing', failure: null };
    case 'FeePaymentCompleted':
      return {
        ...known(fee, type),
        status: 'completed',
        failure: null,
        open: false,
        processingFee: data.processingFee,
      };
    case 'FeePaymentFeeNoted':
      return { ...known(fee, type), processingFee: data.processingFee };
    case 'FeePaymentFailed':
      return { ...known(fee, type), status: 'failed', failure: data.reason, open: !data.final };
    case 'FeePaymentRefundRequested':
      return { ...paid(fee, type), refundReason: data.reason, refundRequests: data.request };
    case 'FeePaymentRefundRefused':
      return { ...paid(fee, type), refundReason: null };
    case 'FeePaymentRefunded': {
      const before = paid(fee, type);
      const refunded = before.refunded + data.amount;
      return {
        ...before,
        refunded,
        refundReason: null,
        status: refunded < before.terms.amount ? 'completed' : 'refunded',
      };
    }
    default:
      return assertNever(type);
  }
};
