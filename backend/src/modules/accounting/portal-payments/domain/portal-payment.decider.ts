import type { Decider } from '../../../../platform/event-log/events/decider';
import { assertNever, RuleViolation } from '../../../../platform/core/errors';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { decideBankPayment } from './bank-payment.decider';
import { evolve, existing, noPayment, type PortalPaymentState, type KnownPortalPayment } from './portal-payment';
import {
  NOTHING_AROUND,
  type Around,
  type PaymentSeen,
  type PortalPaymentCommand,
  type PortalPaymentCommandOf,
} from './portal-payment.commands';
import { completedParts, payOut, refundedParts, takeBack } from './payment-money';
import { CURRENCY, type PortalPaymentEvent } from './portal-payment.events';

const NOT_FINISHED = 'The payment was not finished in time';
const REFUNDED_ELSEWHERE = 'Refunded at the card provider';

const start = (
  { id, terms, provider, notes }: PortalPaymentCommandOf<'StartPortalPayment'>,
  payment: PortalPaymentState,
): readonly PortalPaymentEvent[] => {
  if (payment.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This payment exists already');
  return [{ type: 'PortalPaymentStarted', data: { ...terms, id, provider, notes } }];
};

const noteIntent = (
  { id, intentId }: Omit<PortalPaymentCommandOf<'NoteIntent'>, 'type'>,
  payment: PortalPaymentState,
): readonly PortalPaymentEvent[] => {
  const { intentId: before } = existing(payment);
  if (before !== null && before !== intentId)
    throw new RuleViolation('FOREIGN_INTENT', 'This payment belongs to another one at the card provider');
  return before === null ? [{ type: 'PortalPaymentIntentMade', data: { id, intentId } }] : [];
};

/**
 * How the payment at the provider differs from ours; null when they agree. A payment that differs is never completed:
 * it fails with this reason.
 */
const mismatch = (
  id: string,
  { terms }: KnownPortalPayment,
  { paymentId, currency, amount, received }: PaymentSeen,
): string | null => {
  if (paymentId !== id) return 'The card provider names another payment';
  if (currency !== CURRENCY) return `The card provider took another currency: ${currency.slice(0, 10)}`;
  const other = [amount, received].find((cents) => cents !== terms.amount);
  return other === undefined ? null : `The card provider took ${dollars(other)} instead of ${dollars(terms.amount)}`;
};

const fail = (id: string, payment: KnownPortalPayment, reason: string, final: boolean): readonly PortalPaymentEvent[] =>
  !payment.open || (payment.failure === reason && !final)
    ? []
    : [{ type: 'PortalPaymentFailed', data: { id, reason, final } }];

const paid = (
  id: string,
  payment: KnownPortalPayment,
  seen: PaymentSeen,
  on: IsoDate,
  around: Around,
): readonly PortalPaymentEvent[] => {
  const { terms } = payment;
  const settled = payment.status === 'completed' || payment.status === 'refunded';
  const wrong = mismatch(id, payment, seen);
  if (wrong)
    return settled || payment.failure === wrong
      ? []
      : [{ type: 'PortalPaymentFailed', data: { id, reason: wrong, final: true } }];
  const { processingFee, card, refunded, refundId } = seen;
  const events: PortalPaymentEvent[] = [];
  if (!settled)
    events.push({
      type: 'PortalPaymentCompleted',
      data: {
        ...terms,
        ...completedParts(terms, around),
        id,
        processingFee,
        transactionId: seen.intentId,
        paidOn: on,
        card,
      },
    });
  else if (payment.processingFee === null && processingFee !== null)
    events.push({ type: 'PortalPaymentFeeNoted', data: { ...terms, id, processingFee, notedOn: on } });
  const back = refunded - payment.refunded;
  // one commit moves the money of a client once: a refund that is told with the payment itself is settled next
  if (back > 0 && (settled || terms.parts === undefined))
    events.push({
      type: 'PortalPaymentRefunded',
      data: {
        ...terms,
        ...refundedParts(payment, back, around.held),
        id,
        amount: back,
        refundId: refundId ?? seen.intentId,
        reason: payment.refundReason ?? REFUNDED_ELSEWHERE,
        refundedOn: on,
      },
    });
  return events;
};

/**
 * Completes, fails or refunds a card payment by what the provider reports, after checking the report. The only other
 * way to end one is GiveUpPortalPayment, which fails it. A repeated report gives no events.
 */
const settle = (
  { id, seen, on, around = NOTHING_AROUND }: PortalPaymentCommandOf<'SettlePortalPayment'>,
  state: PortalPaymentState,
): readonly PortalPaymentEvent[] => {
  const payment = existing(state);
  const made = noteIntent({ id, intentId: seen.intentId }, payment);
  const outcome = (): readonly PortalPaymentEvent[] => {
    switch (seen.status) {
      case 'paid':
        return paid(id, payment, seen, on, around);
      case 'processing':
        return payment.open && payment.status !== 'processing'
          ? [{ type: 'PortalPaymentProcessing', data: { id } }]
          : [];
      case 'cancelled':
        return fail(id, payment, payment.failure ?? NOT_FINISHED, true);
      case 'waiting':
        return seen.failure === null ? [] : fail(id, payment, seen.failure, false);
      default:
        return assertNever(seen.status);
    }
  };
  return [...made, ...outcome()];
};

const requestRefund = (
  { id, reason }: PortalPaymentCommandOf<'RequestRefund'>,
  state: PortalPaymentState,
): readonly PortalPaymentEvent[] => {
  const payment = existing(state);
  if (payment.status === 'refunded') throw new RuleViolation('ALREADY_REFUNDED', 'This payment was refunded already');
  if (payment.status !== 'completed')
    throw new RuleViolation('PAYMENT_NOT_COMPLETED', 'Only a completed payment can be refunded');
  // a second request while the provider has not answered the first is the same refund
  return payment.refundReason === null
    ? [{ type: 'PortalPaymentRefundRequested', data: { id, reason, request: payment.refundRequests + 1 } }]
    : [];
};

const decide = (command: PortalPaymentCommand, payment: PortalPaymentState): readonly PortalPaymentEvent[] => {
  switch (command.type) {
    case 'StartPortalPayment':
      return start(command, payment);
    case 'NoteIntent':
      return noteIntent(command, payment);
    case 'SettlePortalPayment':
      return settle(command, payment);
    case 'GiveUpPortalPayment':
      return fail(command.id, existing(payment), command.reason, true);
    case 'RequestRefund':
      return requestRefund(command, payment);
    case 'NoteRefundRefused':
      return existing(payment).refundReason === null
        ? []
        : [{ type: 'PortalPaymentRefundRefused', data: { id: command.id, reason: command.reason } }];
    case 'PayOutPayment':
      return payOut(command, existing(payment));
    case 'TakeBackPayout':
      return takeBack(command, existing(payment));
    case 'LinkPayment':
      return existing(payment).linked
        ? []
        : [{ type: 'PortalPaymentLinked', data: { ...command.purpose, id: command.id } }];
    default:
      return decideBankPayment(command, payment);
  }
};

export const portalPaymentDecider: Decider<PortalPaymentState, PortalPaymentCommand, PortalPaymentEvent> = {
  initialState: noPayment,
  decide,
  evolve,
};
