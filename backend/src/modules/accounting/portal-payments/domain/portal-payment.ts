import { assertNever, invariant, notFound } from '../../../../platform/core/errors';
import type { BankMethod } from './rules/bank-account';
import { partOf, type PartKind, type PaymentPart } from './rules/parts';
import type { PortalPaymentEvent, PortalPaymentTerms } from './portal-payment.events';

export type PortalPaymentStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'refunded';

/** The state of a payment that its decider needs; amounts in whole cents. */
export interface KnownPortalPayment {
  readonly status: PortalPaymentStatus;
  readonly terms: PortalPaymentTerms;
  readonly method: 'card' | BankMethod;
  /** The id of the provider's payment; null until the provider has created it, and for payments by bank. */
  readonly intentId: string | null;
  /** Why the last attempt to pay failed. */
  readonly failure: string | null;
  /** Whether money may still come in. */
  readonly open: boolean;
  readonly processingFee: number | null;
  readonly refunded: number;
  /** What of it went back, by what it was for. */
  readonly back: Readonly<Record<PartKind, number>>;
  /** What of it arrived at the bank. */
  readonly paidOut: number;
  /** The payouts with which it did, without those that were reversed. */
  readonly payouts: readonly string[];
  readonly refundRequests: number;
  /** Whether the payment was linked to a document or an invoice. */
  readonly linked: boolean;
  /** The reason of a requested refund that the provider has not made yet; null when none is pending. */
  readonly refundReason: string | null;
}
export type PortalPaymentState = { readonly status: 'none' } | KnownPortalPayment;

export const noPayment: PortalPaymentState = { status: 'none' };

/** @throws RuleViolation NOT_FOUND */
export const existing = (payment: PortalPaymentState): KnownPortalPayment => {
  if (payment.status === 'none') throw notFound('payment');
  return payment;
};

const begun = (terms: PortalPaymentTerms, method: KnownPortalPayment['method']): KnownPortalPayment => ({
  status: 'pending',
  terms,
  method,
  intentId: null,
  failure: null,
  open: true,
  processingFee: null,
  refunded: 0,
  back: { service: 0, government: 0 },
  paidOut: 0,
  payouts: [],
  refundRequests: 0,
  linked: false,
  refundReason: null,
});

const known = (payment: PortalPaymentState, after: string): KnownPortalPayment => {
  invariant(payment.status !== 'none', `${after} follows a start`);
  return payment;
};
const paid = (payment: PortalPaymentState, after: string): KnownPortalPayment => {
  invariant(payment.status === 'completed', `${after} follows a completed payment`);
  return payment;
};

/** The terms with the parts as the event of the payment says them: it names the charge that is paid. */
const withParts = (terms: PortalPaymentTerms, { parts }: Pick<PortalPaymentTerms, 'parts'>): PortalPaymentTerms =>
  parts ? { ...terms, parts } : terms;
const goneBack = (
  { back }: KnownPortalPayment,
  parts: readonly PaymentPart[] | undefined,
): KnownPortalPayment['back'] => ({
  service: back.service + partOf('service', parts),
  government: back.government + partOf('government', parts),
});

export const evolve = (payment: PortalPaymentState, { type, data }: PortalPaymentEvent): PortalPaymentState => {
  switch (type) {
    case 'PortalPaymentStarted': {
      const { id: _id, provider: _provider, notes: _notes, ...terms } = data;
      return begun(terms, 'card');
    }
    case 'PortalPaymentIntentMade':
      return { ...known(payment, type), intentId: data.intentId };
    case 'PortalPaymentProcessing':
      return { ...known(payment, type), status: 'processing', failure: null };
    case 'PortalPaymentCompleted':
      return {
        ...known(payment, type),
        terms: withParts(known(payment, type).terms, data),
        status: 'completed',
        failure: null,
        open: false,
        processingFee: data.processingFee,
      };
    case 'PortalPaymentFeeNoted':
      return { ...known(payment, type), processingFee: data.processingFee };
    case 'PortalPaymentFailed':
      return { ...known(payment, type), status: 'failed', failure: data.reason, open: !data.final };
    case 'PortalPaymentRefundRequested':
      return { ...paid(payment, type), refundReason: data.reason, refundRequests: data.request };
    case 'PortalPaymentRefundRefused':
      return { ...paid(payment, type), refundReason: null };
    case 'PortalPaymentRefunded': {
      const before = paid(payment, type);
      const refunded = before.refunded + data.amount;
      return {
        ...before,
        refunded,
        back: goneBack(before, data.parts),
        refundReason: null,
        status: refunded < before.terms.amount ? 'completed' : 'refunded',
      };
    }
    case 'PortalPaymentPaidOut': {
      const before = known(payment, type);
      return { ...before, paidOut: before.paidOut + data.amount, payouts: [...before.payouts, data.payoutId] };
    }
    case 'PortalPaymentPayoutReversed': {
      const before = known(payment, type);
      return {
        ...before,
        paidOut: before.paidOut - data.amount,
        payouts: before.payouts.filter((payout) => payout !== data.payoutId),
      };
    }
    case 'PortalPaymentLinked':
      return { ...known(payment, type), linked: true };
    case 'BankPaymentTaken': {
      const { clientId, clientName, userId, amount, currency, description, reference } = data;
      const terms = { clientId, clientName, userId, amount, currency, description, reference };
      return begun(withParts(terms, data), data.method);
    }
    case 'BankPaymentProcessing':
      return { ...known(payment, type), status: 'processing' };
    case 'BankPaymentCompleted':
      return {
        ...known(payment, type),
        terms: withParts(known(payment, type).terms, data),
        status: 'completed',
        open: false,
        processingFee: 0,
      };
    case 'BankPaymentFailed':
      return { ...known(payment, type), status: 'failed', failure: data.reason, open: false };
    case 'BankPaymentRefunded':
      return {
        ...paid(payment, type),
        status: 'refunded',
        refunded: data.amount,
        back: goneBack(paid(payment, type), data.parts),
      };
    default:
      return assertNever(type);
  }
};
