import { deciderSpec } from '../../../../platform/testing/decider-spec';
import type { PortalPaymentCommand, PaymentSeen } from './portal-payment.commands';
import { portalPaymentDecider } from './portal-payment.decider';
import type { PortalPaymentEvent } from './portal-payment.events';
import { TERMS as terms } from './portal-payment.fixture';

const given = deciderSpec(portalPaymentDecider);

const card = { brand: 'visa', last4: '4242' };
const id = 'p';
const started: PortalPaymentEvent = {
  type: 'PortalPaymentStarted',
  data: { ...terms, id, provider: 'sandbox', notes: null },
};
const made: PortalPaymentEvent = { type: 'PortalPaymentIntentMade', data: { id, intentId: 'pi_1' } };
const processing: PortalPaymentEvent = { type: 'PortalPaymentProcessing', data: { id } };
const completed = (processingFee: number | null = 4_65): PortalPaymentEvent => ({
  type: 'PortalPaymentCompleted',
  data: { ...terms, id, processingFee, transactionId: 'pi_1', paidOn: '2026-11-21', card },
});
const noted: PortalPaymentEvent = {
  type: 'PortalPaymentFeeNoted',
  data: { ...terms, id, processingFee: 4_65, notedOn: '2026-11-21' },
};
const failed = (reason: string, final = false): PortalPaymentEvent => ({
  type: 'PortalPaymentFailed',
  data: { id, reason, final },
});
const requested = (request = 1, reason = 'Paid twice'): PortalPaymentEvent => ({
  type: 'PortalPaymentRefundRequested',
  data: { id, reason, request },
});
const refused: PortalPaymentEvent = { type: 'PortalPaymentRefundRefused', data: { id, reason: 'No money left' } };
const refunded = (amount = 150_00, reason = 'Paid twice'): PortalPaymentEvent => ({
  type: 'PortalPaymentRefunded',
  data: { ...terms, id, amount, refundId: 're_1', reason, refundedOn: '2026-11-21' },
});

const seen: PaymentSeen = {
  intentId: 'pi_1',
  status: 'waiting',
  amount: 150_00,
  received: 0,
  currency: 'usd',
  paymentId: id,
  processingFee: null,
  failure: null,
  card: null,
  refunded: 0,
  refundId: null,
};
const paid: PaymentSeen = { ...seen, status: 'paid', received: 150_00, processingFee: 4_65, card };
const settle = (over: Partial<PaymentSeen>, from = seen): PortalPaymentCommand => ({
  type: 'SettlePortalPayment',
  id,
  seen: { ...from, ...over },
  on: '2026-11-21',
});
const settlePaid = (over: Partial<PaymentSeen> = {}): PortalPaymentCommand => settle(over, paid);
const start: PortalPaymentCommand = { type: 'StartPortalPayment', id, terms, provider: 'sandbox', notes: null };
const note = (intentId = 'pi_1'): PortalPaymentCommand => ({ type: 'NoteIntent', id, intentId });
const giveUp: PortalPaymentCommand = { type: 'GiveUpPortalPayment', id, reason: 'Nobody paid' };
const refund: PortalPaymentCommand = { type: 'RequestRefund', id, reason: 'Paid twice' };
const noteRefused: PortalPaymentCommand = { type: 'NoteRefundRefused', id, reason: 'No money left' };

describe('a card payment', () => {
  it('starts once', () => {
    given().when(start).then(started);
    given(started).when(start).thenRefused('ALREADY_EXISTS', 'exists already');
  });
  it.each<[string, PortalPaymentCommand]>([
    ['noted', note()],
    ['settled', settlePaid()],
    ['given up', giveUp],
    ['refunded', refund],
    ['refused', noteRefused],
  ])('that does not exist is not %s', (_, command) =>
    given().when(command).thenRefused('NOT_FOUND', 'This payment does not exist'),
  );
  it('has one payment at the provider', () => {
    given(started).when(note()).then(made);
    given(started, made).when(note()).thenNothing();
    given(started, made).when(note('pi_2')).thenRefused('FOREIGN_INTENT', 'belongs to another one');
    given(started, made)
      .when(settlePaid({ intentId: 'pi_2' }))
      .thenRefused('FOREIGN_INTENT');
  });
  it('waits while the provider waits for a card', () => given(started, made).when(settle({})).thenNothing());
});

describe('money', () => {
  it('that came in completes the payment, once', () => {
    given(started, made).when(settlePaid()).then(completed());
    given(started, made, completed()).when(settlePaid()).thenNothing();
  });
  it('that came in before the payment at the provider was noted completes it too', () =>
    given(started).when(settlePaid()).then(made, completed()));
  it('on its way is processing until it is there', () => {
    given(started, made)
      .when(settle({ status: 'processing' }))
      .then(processing);
    given(started, made, processing)
      .when(settle({ status: 'processing' }))
      .thenNothing();
    given(started, made, processing).when(settlePaid()).then(completed());
    given(started, made, completed())
      .when(settle({ status: 'processing' }))
      .thenNothing();
  });
  it.each([
    ['a declined card', failed('Declined')],
    ['the end of its time', failed('The payment was not finished in time', true)],
  ])('that arrives after %s still completes the payment', (_, event) =>
    given(started, made, event).when(settlePaid()).then(completed()),
  );
  it.each<[string, Partial<PaymentSeen>, string]>([
    ['less than the price', { amount: 1_00, received: 1_00 }, 'The card provider took $1.00 instead of $150.00'],
    ['a part of the price', { received: 149_99 }, 'The card provider took $149.99 instead of $150.00'],
    ['more than the price', { amount: 151_00, received: 151_00 }, 'The card provider took $151.00 instead of $150.00'],
    ['another currency', { currency: 'mxn' }, 'The card provider took another currency: mxn'],
    ['what is no currency', { currency: 'x'.repeat(99) }, `The card provider took another currency: ${'x'.repeat(10)}`],
    ['another payment', { paymentId: 'q' }, 'The card provider names another payment'],
    ['no payment', { paymentId: null }, 'The card provider names another payment'],
  ])('for %s never completes it, and says so once', (_, over, reason) => {
    given(started, made).when(settlePaid(over)).then(failed(reason, true));
    given(started, made, failed(reason, true)).when(settlePaid(over)).thenNothing();
    given(started, made, completed()).when(settlePaid(over)).thenNothing();
  });
  it('whose fee is told later has it noted once', () => {
    given(started, made)
      .when(settlePaid({ processingFee: null }))
      .then(completed(null));
    given(started, made, completed(null))
      .when(settlePaid({ processingFee: null }))
      .thenNothing();
    given(started, made, completed(null)).when(settlePaid()).then(noted);
    given(started, made, completed(null), noted).when(settlePaid()).thenNothing();
  });
});

describe('a refused card', () => {
  it('fails the payment, and another one may be tried', () => {
    given(started, made)
      .when(settle({ failure: 'Declined' }))
      .then(failed('Declined'));
    given(started, made, failed('Declined'))
      .when(settle({ failure: 'Declined' }))
      .thenNothing();
    given(started, made, failed('Declined'))
      .when(settle({ failure: 'Expired' }))
      .then(failed('Expired'));
    given(started, made, failed('Declined'))
      .when(settle({ status: 'processing' }))
      .then(processing);
    given(started, made, completed())
      .when(settle({ failure: 'Declined' }))
      .thenNothing();
  });
});

describe('an unpaid payment', () => {
  it('fails for good when it is cancelled at the provider', () => {
    given(started, made)
      .when(settle({ status: 'cancelled' }))
      .then(failed('The payment was not finished in time', true));
    given(started, made, failed('Declined'))
      .when(settle({ status: 'cancelled' }))
      .then(failed('Declined', true));
    given(started, made, failed('Declined', true))
      .when(settle({ status: 'cancelled' }))
      .thenNothing();
    given(started, made, completed())
      .when(settle({ status: 'cancelled' }))
      .thenNothing();
  });
  it('is given up once, a paid one never', () => {
    given(started).when(giveUp).then(failed('Nobody paid', true));
    given(started, failed('Nobody paid', true)).when(giveUp).thenNothing();
    given(started, made, completed()).when(giveUp).thenNothing();
  });
});

describe('a refund', () => {
  const back = settlePaid({ refunded: 150_00, refundId: 're_1' });
  it('is asked for once until the provider has answered', () => {
    given(started, made, completed()).when(refund).then(requested());
    given(started, made, completed(), requested()).when(refund).thenNothing();
  });
  it('is a fact when the provider has made it, with the reason it was asked for', () => {
    given(started, made, completed(), requested()).when(back).then(refunded());
    given(started, made, completed(), requested(), refunded()).when(back).thenNothing();
  });
  it('that was made at the provider itself is taken over', () =>
    given(started, made, completed()).when(back).then(refunded(150_00, 'Refunded at the card provider')));
  it('that the provider gives no name is known by its payment', () =>
    given(started, made, completed())
      .when(settlePaid({ refunded: 150_00, refundId: null }))
      .then({
        type: 'PortalPaymentRefunded',
        data: { ...terms, id, refundId: 'pi_1', reason: 'Refunded at the card provider', refundedOn: '2026-11-21' },
      }));
  it('of a payment whose completion was never told is told with it', () =>
    given(started, made).when(back).then(completed(), refunded(150_00, 'Refunded at the card provider')));
  it('in parts is several facts, and the payment is refunded with the last', () => {
    const elsewhere = 'Refunded at the card provider';
    given(started, made, completed())
      .when(settlePaid({ refunded: 50_00, refundId: 're_1' }))
      .then(refunded(50_00, elsewhere));
    given(started, made, completed(), refunded(50_00)).when(back).then(refunded(100_00, elsewhere));
    given(started, made, completed(), refunded(50_00)).when(refund).then(requested());
    given(started, made, completed(), refunded(50_00), refunded(100_00))
      .when(refund)
      .thenRefused('ALREADY_REFUNDED', 'refunded already');
  });
  it('that is refused may be asked for again, as a new request', () => {
    given(started, made, completed(), requested()).when(noteRefused).then(refused);
    given(started, made, completed(), requested(), refused).when(noteRefused).thenNothing();
    given(started, made, completed(), requested(), refused).when(refund).then(requested(2));
  });
  it.each<[string, PortalPaymentEvent[]]>([
    ['pending', []],
    ['processing', [processing]],
    ['failed', [failed('Declined')]],
  ])('of a %s payment is refused', (_, events) =>
    given(started, made, ...events)
      .when(refund)
      .thenRefused('PAYMENT_NOT_COMPLETED', 'Only a completed payment can be refunded'),
  );
});
