import { mistake, notFound, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { mustNotBeAhead } from '../../../../platform/money/not-ahead';
import type { FuelCardEvent, FuelCardPaymentTerms } from './fuel-card.events';

export type FuelCardCommand =
  | (Omit<FuelCardPaymentTerms, 'nr'> & {
      readonly type: 'PayFuelCard';
      /** What the book owes on account 2050, in whole cents. */
      readonly owed: number;
      readonly today: IsoDate;
    })
  | {
      readonly type: 'ReverseFuelCardPayment';
      readonly id: string;
      readonly nr: number;
      readonly reversedOn: IsoDate;
      readonly reason: string;
      readonly today: IsoDate;
    };

/** The payments of the fuel card of one book, by their number; `clientId` is null before the first one. */
export interface FuelCardState {
  readonly clientId: string | null;
  readonly payments: ReadonlyMap<number, FuelCardPaymentTerms & { readonly isReversed: boolean }>;
}

const evolve = ({ payments }: FuelCardState, { type, data }: FuelCardEvent): FuelCardState => ({
  clientId: data.clientId,
  payments: new Map([...payments, [data.nr, { ...data, isReversed: type === 'FuelCardPaymentReversed' }]]),
});

/** @throws RuleViolation MORE_THAN_OWED, naming what is owed */
const mustBeOwed = (amount: number, owed: number): void => {
  if (amount <= owed) return;
  const message = owed > 0 ? `${dollars(owed)} is owed on the fuel card` : 'Nothing is owed on the fuel card';
  throw new RuleViolation('MORE_THAN_OWED', `${message}: ${dollars(amount)} cannot be paid`, 'conflict', [
    { field: 'amount', message },
  ]);
};

const decide = (command: FuelCardCommand, { payments }: FuelCardState): readonly FuelCardEvent[] => {
  if (command.type === 'PayFuelCard') {
    const { id, clientId, amount, paidOn, reference, bookedOn, owed, today } = command;
    mustNotBeAhead('paidOn', paidOn, today);
    if (bookedOn !== null && bookedOn < paidOn)
      throw mistake('bookedOn', 'It cannot be booked before the day it was paid');
    mustBeOwed(amount, owed);
    const nr = payments.size + 1;
    return [{ type: 'FuelCardPaid', data: { id, clientId, nr, amount, paidOn, reference, bookedOn } }];
  }
  const { nr, reversedOn, reason, today } = command;
  const payment = payments.get(nr);
  if (!payment) throw notFound('payment');
  const { isReversed, ...terms } = payment;
  if (isReversed) throw new RuleViolation('PAYMENT_REVERSED', 'This payment is reversed already');
  mustNotBeAhead('reversedOn', reversedOn, today);
  const booked = terms.bookedOn ?? terms.paidOn;
  if (reversedOn < booked) throw mistake('reversedOn', `It cannot be reversed before it was booked, ${usDate(booked)}`);
  return [{ type: 'FuelCardPaymentReversed', data: { ...terms, reversedOn, reason } }];
};

/** The fuel card of one book: one stream a book, so that two payments at once never pay more than is owed. */
export const fuelCardDecider: Decider<FuelCardState, FuelCardCommand, FuelCardEvent> = {
  initialState: { clientId: null, payments: new Map() },
  decide,
  evolve,
};
