import { mistake, RuleViolation } from '../../../../platform/core/errors';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { mustNotBeAhead } from '../../../../platform/money/not-ahead';

/** How a supplier is paid. */
export const PAID_BY = ['check', 'ach', 'wire', 'cash', 'card', 'third_party'] as const;
export type PaidBy = (typeof PAID_BY)[number];
/** Whether an expense on account is paid. */
export const EXPENSE_STATUSES = ['open', 'paid'] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

/** What these rules see of an expense. */
export interface Payable {
  readonly clientId: string | null;
  readonly category: string;
  readonly amount: number;
  readonly expenseDate: IsoDate;
  readonly bookedOn: IsoDate | null;
  readonly paidFrom: string;
  readonly chargedTo: string;
  readonly driverId: number | null;
  readonly contractorId: string | null;
  readonly box1099: string | null;
  readonly paidBy: string | null;
  readonly taxWithheld: number | null;
  readonly paidOn: IsoDate | null;
  readonly paymentBookedOn: IsoDate | null;
}

/** A payment of an expense on account, as it is asked for. */
export interface ExpensePayment {
  readonly paidOn: IsoDate;
  readonly paidBy: PaidBy | null;
  readonly reference: string | null;
  /** The accounting date, where the month in which it was paid is closed. */
  readonly bookedOn: IsoDate | null;
}
/** Why and on which day a payment is reversed: it bounced, or was never made. */
export interface ExpenseReversal {
  readonly reversedOn: IsoDate;
  readonly reason: string;
}

/** Whether a supplier is still to be paid; null where it was paid when it was bought. */
export const statusOf = ({ paidFrom, paidOn }: Pick<Payable, 'paidFrom' | 'paidOn'>): ExpenseStatus | null => {
  if (paidFrom !== 'on_account') return null;
  return paidOn ? 'paid' : 'open';
};

const paidAlready = (paidOn: IsoDate, then: string): RuleViolation =>
  new RuleViolation('EXPENSE_PAID', `This expense was paid on ${usDate(paidOn)}${then}`);

/**
 * The changes that pay an expense.
 * @throws RuleViolation when it was paid already or is not on account, or on a day before its own
 */
export const paying =
  ({ paidOn, paidBy, reference, bookedOn }: ExpensePayment, today: IsoDate) =>
  (expense: Payable) => {
    if (expense.paidFrom !== 'on_account')
      throw new RuleViolation('NOT_ON_ACCOUNT', 'Only an expense on account is paid later; this one is paid already');
    if (expense.paidOn) throw paidAlready(expense.paidOn, ' already');
    mustNotBeAhead('paidOn', paidOn, today);
    if (paidOn < expense.expenseDate)
      throw mistake('paidOn', `It cannot be paid before its date, ${usDate(expense.expenseDate)}`);
    if (bookedOn && bookedOn < paidOn) throw mistake('bookedOn', 'It cannot be booked before the day it was paid');
    return { status: 'paid', paidOn, paidBy, paymentReference: reference, paymentBookedOn: bookedOn };
  };

/**
 * The changes that open a paid expense again.
 * @throws RuleViolation when it is not paid, or on a day before its payment was booked
 */
export const reversing =
  ({ reversedOn, reason }: ExpenseReversal, today: IsoDate) =>
  ({ paidOn, paymentBookedOn }: Payable) => {
    if (!paidOn) throw new RuleViolation('EXPENSE_NOT_PAID', 'This expense has no payment that can be reversed');
    mustNotBeAhead('reversedOn', reversedOn, today);
    const booked = paymentBookedOn ?? paidOn;
    if (reversedOn < booked)
      throw mistake('reversedOn', `It cannot be reversed before its payment was booked, ${usDate(booked)}`);
    return { status: 'open', paymentReversedOn: reversedOn, paymentReversalReason: reason };
  };

/** What the payment of an expense was booked with. What it was for may still be told better. */
const PAID = [
  'clientId',
  'category',
  'amount',
  'expenseDate',
  'bookedOn',
  'paidFrom',
  'chargedTo',
  'taxWithheld',
] as const;

/** @throws RuleViolation EXPENSE_PAID when a change touches what the payment of an expense was booked with */
export const mustStayAsPaid = (after: Payable, before: Payable): void => {
  if (!before.paidOn || statusOf(before) !== 'paid') return;
  const field = PAID.find((name) => after[name] !== before[name]);
  if (field === undefined) return;
  const message = `It was paid on ${usDate(before.paidOn)}: reverse its payment first`;
  throw new RuleViolation('EXPENSE_PAID', message, 'conflict', [{ field, message }]);
};

/** @throws RuleViolation EXPENSE_PAID when a paid expense is to be removed */
export const mustNotBePaid = (expense: Payable): void => {
  const { paidOn } = expense;
  if (paidOn && statusOf(expense) === 'paid') throw paidAlready(paidOn, ': reverse its payment before you delete it');
};

/** @throws RuleViolation when an expense is charged to a driver that was not bought on the fuel card, or to nobody */
export const mustBeOfTheDriver = ({ chargedTo, paidFrom, driverId }: Payable): void => {
  if (chargedTo !== 'driver') return;
  if (paidFrom !== 'fuel_card')
    throw mistake('chargedTo', 'Only what was bought on the fuel card can be charged to the driver');
  if (driverId === null) throw mistake('driverId', 'Choose the driver that it is charged to');
};

const FROM_THE_BANK = ['bank', 'on_account'];

/**
 * @throws RuleViolation when it says how it was paid and was not paid from the bank, or tells of forms 1099 without the
 *   contractor who was paid
 */
export const mustFitTheContractor = (expense: Payable): void => {
  const { contractorId, box1099, paidBy, paidFrom, paidOn, taxWithheld, amount } = expense;
  if (paidBy && !FROM_THE_BANK.includes(paidFrom))
    throw mistake('paidBy', 'Only what is paid from the bank says how it was paid');
  if (paidBy && paidFrom === 'on_account' && !paidOn) throw mistake('paidBy', 'Say how it was paid when it is paid');
  if (box1099 && contractorId === null) throw mistake('contractorId', 'Choose the contractor who was paid');
  if (!taxWithheld) return;
  if (contractorId === null) throw mistake('contractorId', 'Choose the contractor whose tax was withheld');
  if (!FROM_THE_BANK.includes(paidFrom))
    throw mistake('taxWithheld', 'Tax is withheld only of what is paid from the bank');
  if (taxWithheld > amount) throw mistake('taxWithheld', 'At most the amount itself can be withheld');
};
