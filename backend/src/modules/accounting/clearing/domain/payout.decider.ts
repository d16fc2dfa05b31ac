import type { Decider } from '../../../../platform/event-log/events/decider';
import { mistake, RuleViolation } from '../../../../platform/core/errors';
import { dollars } from '../../../../platform/money/money';
import { oneClientOf, type PayoutEvent, type PayoutTerms } from './payout.events';

export interface RecordPayout {
  readonly type: 'RecordPayout';
  /** Card payments are paid out by their processor, all others are deposited. */
  readonly of: 'cards' | 'checks';
  readonly terms: PayoutTerms;
}
export interface PayoutState {
  readonly recorded: boolean;
  /** The client where all of its payments are of one, else null. */
  readonly clientId: string | null;
}

/** How the payments differ from the amount that arrived: '$2.45 more than the payments add up to'. */
const difference = (amount: number, sum: number): string =>
  `${dollars(Math.abs(amount - sum))} ${amount > sum ? 'more' : 'less'} than the payments add up to`;

const decide = ({ of, terms }: RecordPayout, { recorded }: PayoutState): readonly PayoutEvent[] => {
  if (recorded) throw new RuleViolation('ALREADY_EXISTS', 'This payout exists already');
  const sum = terms.payments.reduce((total, { amount }) => total + amount, 0);
  if (sum !== terms.amount)
    throw mistake('amount', `${dollars(terms.amount)} is ${difference(terms.amount, sum)}: ${dollars(sum)}`);
  if (terms.bookedOn !== undefined && terms.bookedOn < terms.on)
    throw mistake('bookedOn', 'It cannot be booked before the day it arrived');
  return [{ type: of === 'cards' ? 'CardPayoutReceived' : 'ChecksDeposited', data: terms }];
};

/** A payout is recorded once, when its payments add up to what arrived. */
export const payoutDecider: Decider<PayoutState, RecordPayout, PayoutEvent> = {
  initialState: { recorded: false, clientId: null },
  decide,
  evolve: (_, { data: { payments } }) => ({ recorded: true, clientId: oneClientOf(payments) }),
};
