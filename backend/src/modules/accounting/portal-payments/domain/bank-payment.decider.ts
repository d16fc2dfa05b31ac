import { assertNever, RuleViolation } from '../../../../platform/core/errors';
import type { BankMethod } from './rules/bank-account';
import { existing, type KnownPortalPayment, type PortalPaymentState } from './portal-payment';
import { completedParts, refundedParts } from './payment-money';
import { NOTHING_AROUND, type BankPaymentCommand, type BankPaymentCommandOf } from './portal-payment.commands';
import type { PortalPaymentEvent } from './portal-payment.events';

type Events = readonly PortalPaymentEvent[];

const byBank = (payment: PortalPaymentState): KnownPortalPayment & { readonly method: BankMethod } => {
  const known = existing(payment);
  const { method } = known;
  if (method === 'card')
    throw new RuleViolation('CARD_PAYMENT', 'The card provider decides what becomes of a card payment');
  return { ...known, method };
};

/** The payment, when it may still arrive. */
const open = (payment: PortalPaymentState): KnownPortalPayment & { readonly method: BankMethod } => {
  const known = byBank(payment);
  if (!known.open) throw new RuleViolation('PAYMENT_NOT_OPEN', `This payment is ${known.status} already`);
  return known;
};

const take = (command: BankPaymentCommandOf<'TakeBankPayment'>, payment: PortalPaymentState): Events => {
  if (payment.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This payment exists already');
  const { id, terms, method, purpose, account, checkNumber, notes } = command;
  return [{ type: 'BankPaymentTaken', data: { ...terms, ...purpose, id, method, account, checkNumber, notes } }];
};

const refund = (command: BankPaymentCommandOf<'RefundBankPayment'>, payment: PortalPaymentState): Events => {
  const { id, reason, on, around = NOTHING_AROUND } = command;
  const known = byBank(payment);
  const { status, terms, method } = known;
  if (status === 'refunded') throw new RuleViolation('ALREADY_REFUNDED', 'This payment was refunded already');
  if (status !== 'completed')
    throw new RuleViolation('PAYMENT_NOT_COMPLETED', 'Only a completed payment can be refunded');
  const back = refundedParts(known, terms.amount, around.held);
  return [{ type: 'BankPaymentRefunded', data: { ...terms, ...back, id, method, reason, refundedOn: on } }];
};

/** Payments by bank or check: pending, processing, then completed or failed; completed ones can be refunded. */
export const decideBankPayment = (command: BankPaymentCommand, payment: PortalPaymentState): Events => {
  switch (command.type) {
    case 'TakeBankPayment':
      return take(command, payment);
    case 'ProcessBankPayment':
      return open(payment).status === 'processing' ? [] : [{ type: 'BankPaymentProcessing', data: { id: command.id } }];
    case 'CompleteBankPayment': {
      const { terms, method } = open(payment);
      const { id, transactionId, on, around = NOTHING_AROUND } = command;
      const parts = completedParts(terms, around);
      return [{ type: 'BankPaymentCompleted', data: { ...terms, ...parts, id, method, transactionId, paidOn: on } }];
    }
    case 'FailBankPayment': {
      open(payment);
      return [{ type: 'BankPaymentFailed', data: { id: command.id, reason: command.reason } }];
    }
    case 'RefundBankPayment':
      return refund(command, payment);
    default:
      return assertNever(command);
  }
};
