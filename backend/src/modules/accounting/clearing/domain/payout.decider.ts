import type { Decider } from '../../../../platform/event-log/events/decider';
import { mistake, notFound, RuleViolation } from '../../../../platform/core/errors';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { mustNotBeAhead } from '../../../../platform/money/not-ahead';
import type { PayoutEvent, PayoutSource, PayoutTerms } from './payout.events';

export type PayoutCommand =
  | { readonly type: 'RecordPayout'; readonly of: PayoutSource; readonly terms: PayoutTerms }
  | {
      readonly type: 'ReversePayout';
      readonly id: string;
      readonly reversedOn: IsoDate;
      readonly reason: string;
      readonly today: IsoDate;
    };
type PayoutCommandOf<Type extends PayoutCommand['type']> = Extract<PayoutCommand, { type: Type }>;

/** A payout as it was recorded; null before that. */
export type PayoutState = {
  readonly terms: PayoutTerms;
  readonly source: PayoutSource;
  readonly isReversed: boolean;
} | null;

/** How the payments differ from the amount that arrived: '$2.45 more than the payments add up to'. */
const difference = (amount: number, sum: number): string =>
  `${dollars(Math.abs(amount - sum))} ${amount > sum ? 'more' : 'less'} than the payments add up to`;

const record = ({ of, terms }: PayoutCommandOf<'RecordPayout'>, payout: PayoutState): readonly PayoutEvent[] => {
  if (payout) throw new RuleViolation('ALREADY_EXISTS', 'This payout exists already');
  const sum = terms.payments.reduce((total, { amount }) => total + amount, 0);
  if (sum !== terms.amount)
    throw mistake('amount', `${dollars(terms.amount)} is ${difference(terms.amount, sum)}: ${dollars(sum)}`);
  if (terms.bookedOn !== undefined && terms.bookedOn < terms.on)
    throw mistake('bookedOn', 'It cannot be booked before the day it arrived');
  return [{ type: of === 'cards' ? 'CardPayoutReceived' : 'ChecksDeposited', data: terms }];
};

const reverse = (
  { reversedOn, reason, today }: PayoutCommandOf<'ReversePayout'>,
  payout: PayoutState,
): readonly PayoutEvent[] => {
  if (!payout) throw notFound('payout');
  const { terms, source, isReversed } = payout;
  if (isReversed) throw new RuleViolation('PAYOUT_REVERSED', 'This payout is reversed already');
  mustNotBeAhead('reversedOn', reversedOn, today);
  const booked = terms.bookedOn ?? terms.on;
  if (reversedOn < booked) throw mistake('reversedOn', `It cannot be reversed before it was booked, ${usDate(booked)}`);
  return [{ type: 'PayoutReversed', data: { ...terms, source, reversedOn, reason } }];
};

const evolve = (payout: PayoutState, { type, data }: PayoutEvent): PayoutState =>
  type === 'PayoutReversed'
    ? payout && { ...payout, isReversed: true }
    : { terms: data, source: type === 'CardPayoutReceived' ? 'cards' : 'checks', isReversed: false };

/** A payout is recorded once, when its payments add up to what arrived, and reversed at most once. */
export const payoutDecider: Decider<PayoutState, PayoutCommand, PayoutEvent> = {
  initialState: null,
  decide: (command, payout) => (command.type === 'RecordPayout' ? record(command, payout) : reverse(command, payout)),
  evolve,
};
