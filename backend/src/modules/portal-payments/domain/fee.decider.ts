import type { Decider } from '../../../platform/event-store/decider';
import { assertNever, notFound, RuleViolation } from '../../../platform/event-store/errors';
import type { IsoDate } from '../../../platform/money/dates';
import { dollars } from '../../../platform/money/money';
import { evolve, noFee, type Fee, type KnownFee } from './fee';
import type { FeeCommand, FeeCommandOf, PaymentSeen } from './fee.commands';
import { CURRENCY, type FeeFact } from './fee.facts';

const NOT_FINISHED = 'The payment was not finished in time';
const REFUNDED_ELSEWHERE = 'Refunded at the card provider';

const existing = (fee: Fee): KnownFee => {
  if (fee.status === 'none') throw notFound('payment');
  return fee;
};

const start = ({ id, terms, provider, notes }: FeeCommandOf<'StartFee'>, fee: Fee): readonly FeeFact[] => {
  if (fee.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This payment exists already');
  return [{ type: 'FeePaymentStarted', data: { ...terms, id, provider, notes } }];
};

const noteIntent = ({ id, intentId }: FeeCommandOf<'NoteIntent'>, fee: Fee): readonly FeeFact[] => {
  const { intentId: before } = existing(fee);
  if (before !== null && before !== intentId)
    throw new RuleViolation('FOREIGN_INTENT', 'This payment belongs to another one at the card provider');
  return before === null ? [{ type: 'FeePaymentIntentMade', data: { id, intentId } }] : [];
};

/** What the provider took is not what we asked for: never completed, and said so. */
const mismatch = (
  id: string,
  { terms }: KnownFee,
  { paymentId, currency, amount, received }: PaymentSeen,
): string | null => {
  if (paymentId !== id) return 'The card provider names another payment';
  if (currency !== CURRENCY) return `The card provider took another currency: ${currency.slice(0, 10)}`;
  const other = [amount, received].find((cents) => cents !== terms.amount);
  return other === undefined ? null : `The card provider took ${dollars(other)} instead of ${dollars(terms.amount)}`;
};

const fail = (id: string, fee: KnownFee, reason: string, final: boolean): readonly FeeFact[] =>
  !fee.open || (fee.status === 'failed' && fee.failure === reason && !final)
    ? []
    : [{ type: 'FeePaymentFailed', data: { id, reason, final } }];

const paid = (id: string, fee: KnownFee, seen: PaymentSeen, on: IsoDate): readonly FeeFact[] => {
  const { terms } = fee;
  const settled = fee.status === 'completed' || fee.status === 'refunded';
  const wrong = mismatch(id, fee, seen);
  if (wrong)
    return settled || fee.failure === wrong
      ? []
      : [{ type: 'FeePaymentFailed', data: { id, reason: wrong, final: true } }];
  const { processingFee, card, refunded, refundId } = seen;
  const facts: FeeFact[] = [];
  if (!settled)
    facts.push({
      type: 'FeePaymentCompleted',
      data: { ...terms, id, processingFee, transactionId: seen.intentId, paidOn: on, card },
    });
  else if (fee.processingFee === null && processingFee !== null)
    facts.push({ type: 'FeePaymentFeeNoted', data: { ...terms, id, processingFee, notedOn: on } });
  const back = refunded - fee.refunded;
  if (back > 0)
    facts.push({
      type: 'FeePaymentRefunded',
      data: {
        ...terms,
        id,
        amount: back,
        refundId: refundId ?? seen.intentId,
        reason: fee.refundReason ?? REFUNDED_ELSEWHERE,
        refundedOn: on,
      },
    });
  return facts;
};

/** The one way to completed, failed and refunded: what the provider says, checked. Said again, it decides nothing. */
const settle = ({ id, seen, on }: FeeCommandOf<'SettleFee'>, state: Fee): readonly FeeFact[] => {
  const fee = existing(state);
  const made = noteIntent({ type: 'NoteIntent', id, intentId: seen.intentId }, fee);
  const outcome = (): readonly FeeFact[] => {
    switch (seen.status) {
      case 'paid':
        return paid(id, fee, seen, on);
      case 'processing':
        return fee.open && fee.status !== 'processing' ? [{ type: 'FeePaymentProcessing', data: { id } }] : [];
      case 'cancelled':
        return fail(id, fee, fee.failure ?? NOT_FINISHED, true);
      case 'waiting':
        return seen.failure === null ? [] : fail(id, fee, seen.failure, false);
      default:
        return assertNever(seen.status);
    }
  };
  return [...made, ...outcome()];
};

const requestRefund = ({ id, reason }: FeeCommandOf<'RequestRefund'>, state: Fee): readonly FeeFact[] => {
  const fee = existing(state);
  if (fee.status === 'refunded') throw new RuleViolation('ALREADY_REFUNDED', 'This payment was refunded already');
  if (fee.status !== 'completed')
    throw new RuleViolation('FEE_NOT_COMPLETED', 'Only a completed payment can be refunded');
  // asked twice while the provider has not answered, it is one refund
  return fee.refundReason === null
    ? [{ type: 'FeePaymentRefundRequested', data: { id, reason, request: fee.refundRequests + 1 } }]
    : [];
};

const decide = (command: FeeCommand, fee: Fee): readonly FeeFact[] => {
  switch (command.type) {
    case 'StartFee':
      return start(command, fee);
    case 'NoteIntent':
      return noteIntent(command, fee);
    case 'SettleFee':
      return settle(command, fee);
    case 'GiveUpFee':
      return fail(command.id, existing(fee), command.reason, true);
    case 'RequestRefund':
      return requestRefund(command, fee);
    case 'NoteRefundRefused':
      return existing(fee).refundReason === null
        ? []
        : [{ type: 'FeePaymentRefundRefused', data: { id: command.id, reason: command.reason } }];
    default:
      return assertNever(command);
  }
};

export const feeDecider: Decider<Fee, FeeCommand, FeeFact> = { initialState: noFee, decide, evolve };
