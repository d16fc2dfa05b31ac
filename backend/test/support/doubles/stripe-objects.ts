import type Stripe from 'stripe';

const CREATED = 1_763_740_800;

/** A payment as the double keeps it. */
export interface Paid {
  id: string;
  secret: string;
  status: Stripe.PaymentIntent.Status;
  amount: number;
  received: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  failure: string | null;
  last4: string | null;
  refunds: { id: string; amount: number }[];
}

const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

export const balanceOf = ({ id, received, currency }: Paid) =>
  ({
    id: `txn_${id}`,
    object: 'balance_transaction',
    amount: received,
    available_on: CREATED,
    balance_type: 'payments',
    created: CREATED,
    currency,
    description: null,
    exchange_rate: null,
    fee: feeOf(received),
    fee_details: [
      {
        amount: feeOf(received),
        application: null,
        currency,
        description: 'Stripe processing fees',
        type: 'stripe_fee',
      },
    ],
    net: received - feeOf(received),
    reporting_category: 'charge',
    source: `ch_${id}`,
    status: 'pending',
    type: 'charge',
  }) satisfies Stripe.BalanceTransaction;

export const refundOf = ({ id, currency, metadata }: Paid, refund: Paid['refunds'][number]) =>
  ({
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: `ch_${id}`,
    created: CREATED,
    currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: id,
    payment_method: null,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund;

export const chargeOf = (
  paid: Paid,
  tellsFee: boolean,
  expand: readonly string[] = ['latest_charge.balance_transaction', 'latest_charge.refunds'],
) => {
  const back = paid.refunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: `ch_${paid.id}`,
    object: 'charge',
    amount: paid.amount,
    amount_captured: paid.received,
    amount_refunded: back,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: !tellsFee
      ? null
      : expand.includes('latest_charge.balance_transaction')
        ? balanceOf(paid)
        : `txn_${paid.id}`,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'AXLEBOOK',
    captured: true,
    created: CREATED,
    currency: paid.currency,
    customer: null,
    description: paid.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: paid.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: paid.id,
    payment_method: 'pm_double',
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: paid.received,
        authorization_code: null,
        brand: 'visa',
        checks: null,
        country: 'US',
        electronic_commerce_indicator: null,
        exp_month: 12,
        exp_year: 2030,
        funding: 'credit',
        installments: null,
        last4: paid.last4,
        mandate: null,
        network: 'visa',
        network_token: null,
        network_transaction_id: null,
        regulated_status: null,
        three_d_secure: null,
        wallet: null,
        transaction_link_id: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: back === paid.received,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
    ...(expand.includes('latest_charge.refunds')
      ? {
          refunds: {
            object: 'list' as const,
            data: paid.refunds.map((refund) => refundOf(paid, refund)),
            has_more: false,
            url: `/v1/charges/ch_${paid.id}/refunds`,
          },
        }
      : {}),
  } satisfies Stripe.Charge;
};

export const intentOf = (paid: Paid, expand: readonly string[], tellsFee = true) => {
  const charged = paid.status === 'succeeded';
  return {
    id: paid.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: paid.amount,
    amount_capturable: 0,
    amount_received: paid.received,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    canceled_at: paid.status === 'canceled' ? CREATED : null,
    cancellation_reason: paid.status === 'canceled' ? 'abandoned' : null,
    capture_method: 'automatic_async',
    client_secret: paid.secret,
    confirmation_method: 'automatic',
    created: CREATED,
    currency: paid.currency,
    customer: null,
    customer_account: null,
    description: paid.description,
    excluded_payment_method_types: null,
    last_payment_error:
      paid.failure === null ? null : { type: 'card_error', code: 'card_declined', message: paid.failure },
    latest_charge: !charged
      ? null
      : expand.some((name) => name.startsWith('latest_charge'))
        ? chargeOf(paid, tellsFee, expand)
        : `ch_${paid.id}`,
    livemode: false,
    managed_payments: null,
    metadata: paid.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: charged ? 'pm_double' : null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid.status,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
};
