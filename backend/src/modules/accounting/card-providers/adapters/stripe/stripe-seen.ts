import type Stripe from 'stripe';
import { CURRENCY, type PaymentSeen } from '../../../portal-payments';

const whole = <Part extends object>(part: string | Part | null | undefined): Part | null =>
  typeof part === 'object' ? part : null;

const STATUS: Readonly<Record<string, PaymentSeen['status']>> = {
  succeeded: 'paid',
  processing: 'processing',
  canceled: 'cancelled',
};

/**
 * The nested objects that every retrieval of a payment intent must include: the fee is in the balance transaction of
 * the charge, the refunds are in the charge.
 */
export const EXPANDED = ['latest_charge.balance_transaction', 'latest_charge.refunds'];

/** A payment intent of Stripe as a `PaymentSeen`. */
export const seenOf = (intent: Stripe.PaymentIntent): PaymentSeen => {
  const charge = whole<Stripe.Charge>(intent.latest_charge);
  const balance = whole<Stripe.BalanceTransaction>(charge?.balance_transaction);
  const card = charge?.payment_method_details?.card;
  return {
    intentId: intent.id,
    status: STATUS[intent.status] ?? 'waiting',
    amount: intent.amount,
    received: intent.amount_received,
    currency: intent.currency,
    paymentId: intent.metadata['paymentId'] ?? null,
    // the fee is in the currency of the Stripe account, which may not be ours
    processingFee: balance?.currency === CURRENCY ? balance.fee : null,
    failure: intent.last_payment_error ? (intent.last_payment_error.message ?? 'The card could not be charged') : null,
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
    refunded: charge?.amount_refunded ?? 0,
    refundId: charge?.refunds?.data[0]?.id ?? null,
  };
};
