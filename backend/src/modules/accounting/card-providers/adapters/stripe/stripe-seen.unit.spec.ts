import type Stripe from 'stripe';
import { seenOf } from './stripe-seen';

const BALANCE = { currency: 'usd', fee: 465 };
const CHARGE = {
  balance_transaction: BALANCE,
  payment_method_details: { card: { brand: 'visa', last4: '4242' } },
  amount_refunded: 2_000,
  refunds: { data: [{ id: 're_2' }, { id: 're_1' }] },
};
const intent = (over: object = {}): Stripe.PaymentIntent =>
  ({
    ...{ id: 'pi_1', status: 'succeeded', amount: 15_000, amount_received: 15_000, currency: 'usd' },
    ...{ metadata: { paymentId: 'ours' }, last_payment_error: null, latest_charge: CHARGE, ...over },
  }) as never;
const charged = (over: object) => seenOf(intent({ latest_charge: { ...CHARGE, ...over } }));

describe('a payment as Stripe tells it', () => {
  it('is seen whole', () =>
    expect(seenOf(intent())).toEqual({
      ...{ intentId: 'pi_1', status: 'paid', amount: 15_000, received: 15_000, currency: 'usd', paymentId: 'ours' },
      ...{ processingFee: 465, failure: null, card: { brand: 'visa', last4: '4242' } },
      ...{ refunded: 2_000, refundId: 're_2' },
    }));
  it.each([
    ['succeeded', 'paid'],
    ['processing', 'processing'],
    ['canceled', 'cancelled'],
    ['requires_payment_method', 'waiting'],
    ['requires_action', 'waiting'],
    ['requires_confirmation', 'waiting'],
    ['what nobody knows yet', 'waiting'],
  ])('%s is %s', (status, seen) => expect(seenOf(intent({ status })).status).toBe(seen));
  it.each([
    [{ message: 'Your card was declined.' }, 'Your card was declined.'],
    [{ message: undefined }, 'The card could not be charged'],
    [null, null],
  ])('that failed with %j failed because of: %s', (error, failure) =>
    expect(seenOf(intent({ last_payment_error: error })).failure).toBe(failure),
  );
  it.each([
    ['without a charge', null],
    ['with a charge that is only named', 'ch_1'],
  ])('%s has no fee, no card and nothing given back', (_, latest_charge) =>
    expect(seenOf(intent({ latest_charge }))).toMatchObject({
      ...{ processingFee: null, card: null, refunded: 0, refundId: null },
    }),
  );
  it.each([
    ['in another currency', { ...BALANCE, currency: 'cad' }],
    ['that is only named', 'txn_1'],
    ['that is not there yet', null],
  ])('has no fee by a balance %s', (_, balance_transaction) =>
    expect(charged({ balance_transaction }).processingFee).toBeNull(),
  );
  it.each([
    ['paid by no card', null],
    ['of a card without a brand', { card: { brand: null, last4: '4242' } }],
    ['of a card without its last four', { card: { brand: 'visa', last4: null } }],
  ])('%s names no card', (_, payment_method_details) => expect(charged({ payment_method_details }).card).toBeNull());
  it.each([undefined, null, { data: [] }])('has no refund in %j', (refunds) =>
    expect(charged({ refunds }).refundId).toBeNull(),
  );
  it('may be none of ours', () => expect(seenOf(intent({ metadata: {} })).paymentId).toBeNull());
});
