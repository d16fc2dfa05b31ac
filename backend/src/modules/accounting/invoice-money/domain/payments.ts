import { mistake, RuleViolation } from '../../../../platform/core/errors';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { ofEach, sharesOf } from './allocate';
import { cutDisputes, dispute, writeOff } from './credits';
import { mustBeOurs } from './factoring/factoring';
import { dimensionsOf, type Payment } from './invoice-shapes.events';
import type { MoneyCommandOf, NewPayment } from './money.commands';
import type { MoneyEvent } from './money.events';
import { balanceOf, evolveMoney, restsOf, type Receivable } from './receivable';

/** What a payment of `amount` clears of each line; what is in dispute comes last. */
const allocatedOf = ({ amount, lines: said }: NewPayment, invoice: Receivable, within: string) => {
  const { lines } = invoice.terms;
  const rests = restsOf(invoice);
  const disputed = ofEach(invoice.disputed, lines.length);
  const undisputed = rests.map((rest, at) => rest - (disputed[at] ?? 0));
  const shares = sharesOf({ amount, lines: said }, rests, undisputed, within);
  return lines.map(({ kind }, at) => ({ kind, amount: shares[at] ?? 0 }));
};

/**
 * A payment of all or part of what is open; what it is short of the invoice is disputed or written off with it.
 * @param within before the names of fields in a refusal: 'shares.1.'
 * @throws RuleViolation OVERPAYMENT when it is more than what is open
 */
export const pay = (id: number, asked: NewPayment, invoice: Receivable, within = ''): readonly MoneyEvent[] => {
  mustBeOurs(invoice, 'paid by its carrier');
  const { number, clientId } = invoice.terms;
  const balance = balanceOf(invoice);
  const { lines: _, short, ...payment } = asked;
  const field = `${within}amount`;
  if (payment.amount <= 0) throw mistake(field, 'Amount must be more than 0');
  if (payment.amount > balance) {
    throw new RuleViolation(
      'OVERPAYMENT',
      `The payment of ${dollars(payment.amount)} is more than the open balance of ${dollars(balance)}`,
      'conflict',
      [{ field, message: `At most ${dollars(balance)} is open` }],
    );
  }
  if (payment.bookedOn && payment.bookedOn < payment.paymentDate)
    throw mistake('bookedOn', 'It cannot be booked before the payment date');
  const fee = payment.factorFee ?? 0;
  if (fee < 0 || fee > payment.amount) throw mistake('factorFee', 'The factor fee cannot be more than the payment');
  const booked = { allocated: allocatedOf(asked, invoice, within), dimensions: dimensionsOf(invoice.terms) };
  const netAmount = payment.amount - fee;
  const isShort = short !== undefined && payment.amount < balance;
  const received: Extract<MoneyEvent, { type: 'InvoicePaymentReceived' }> = {
    type: 'InvoicePaymentReceived',
    data: { ...payment, id, number, clientId, netAmount, ...booked, ...(isShort ? { short } : {}) },
  };
  const cleared = cutDisputes(id, 'paid', received, invoice, payment.paymentDate);
  return isShort ? [...cleared, ...restOf(id, asked, cleared.reduce(evolveMoney, invoice))] : cleared;
};

/** What becomes of the rest of a payment that was meant for the whole invoice. */
const restOf = (id: number, payment: NewPayment, invoice: Receivable): readonly MoneyEvent[] => {
  const { short, notes, paymentDate: on, bookedOn = null } = payment;
  const reason = notes ?? 'Short pay';
  const rest = { id, amount: balanceOf(invoice), reason, on, bookedOn };
  if (short === 'disputed') return dispute(rest, invoice);
  return short === 'written_off' ? writeOff(rest, invoice) : [];
};

/** A payment of all that is open, as the status 'paid' asks for it. */
export const payTheRest = (id: number, paymentId: number, on: IsoDate, invoice: Receivable): readonly MoneyEvent[] => {
  const amount = balanceOf(invoice);
  if (amount === 0) return [];
  const payment = { paymentId, amount, paymentDate: on, method: 'manual', notes: 'Marked as paid' } as const;
  return pay(id, { ...payment, factorId: null, factorFee: null }, invoice);
};

/** Takes a payment back; a payment from a deposit goes back to it. */
export const reverse = (
  { id, paymentId, reason, on }: MoneyCommandOf<'ReversePayment'>,
  invoice: Receivable,
): readonly MoneyEvent[] => {
  mustBeOurs(invoice, 'changed');
  const { payments, terms, factoring } = invoice;
  const payment: Payment | undefined = payments.find((candidate) => candidate.paymentId === paymentId);
  if (!payment) throw new RuleViolation('PAYMENT_REVERSED', 'This payment was already reversed');
  if (factoring?.status === 'collected' && payment.method === 'factoring' && 'owed' in payment)
    throw new RuleViolation('FACTORING_ENDED', `${factoring.factorName} collected this: it cannot be reversed`);
  // what it cleared may stand with another load by now
  const booked = { ...payment, dimensions: dimensionsOf(terms) };
  return [{ type: 'InvoicePaymentReversed', data: { ...booked, id, reason, reversedOn: on } }];
};
