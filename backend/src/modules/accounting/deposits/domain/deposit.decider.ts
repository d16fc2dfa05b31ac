import { assertNever, mistake, notFound, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { evolve, noDeposit, type DepositState, type TakenDeposit } from './deposit';
import type { DepositEvent, DepositTerms } from './deposit.events';

/** What a payment of an invoice takes of a deposit or gives back to it, in whole cents. */
interface Share {
  readonly invoiceId: number;
  readonly paymentId: number;
  readonly amount: number;
  readonly on: IsoDate;
}
/** The commands of the decider of deposits; each contains everything that the decision needs. */
export type DepositCommand =
  | { readonly type: 'TakeDeposit'; readonly id: number; readonly terms: DepositTerms }
  | ({ readonly type: 'ApplyDeposit'; readonly id: number } & Share)
  | ({ readonly type: 'RestoreDeposit'; readonly id: number } & Share)
  | {
      readonly type: 'RefundDeposit';
      readonly id: number;
      /** All that is left of it when absent. */
      readonly amount?: number | undefined;
      readonly reason: string;
      readonly on: IsoDate;
    };

const known = (deposit: DepositState): TakenDeposit => {
  if (deposit.status === 'none') throw notFound('deposit');
  return deposit;
};

/** @throws RuleViolation when nothing is asked for, more than is left, or before the deposit came in */
const mustBeLeft = (amount: number, on: IsoDate, { terms, open }: TakenDeposit): void => {
  if (open === 0) throw new RuleViolation('DEPOSIT_USED', 'Nothing is left of this deposit');
  if (amount <= 0) throw mistake('amount', 'Amount must be more than 0');
  if (amount > open)
    throw new RuleViolation(
      'MORE_THAN_LEFT',
      `${dollars(amount)} is more than the ${dollars(open)} that is left of this deposit`,
      'conflict',
      [{ field: 'amount', message: `At most ${dollars(open)} is left` }],
    );
  if (on < terms.receivedOn) throw mistake('on', 'It cannot be used before the day it was received');
};

const decide = (command: DepositCommand, deposit: DepositState): readonly DepositEvent[] => {
  switch (command.type) {
    case 'TakeDeposit': {
      const { id, terms } = command;
      if (deposit.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This deposit exists already');
      if (terms.amount <= 0) throw mistake('amount', 'Amount must be more than 0');
      return [{ type: 'DepositTaken', data: { ...terms, id } }];
    }
    case 'ApplyDeposit': {
      const { type: _, ...share } = command;
      mustBeLeft(share.amount, share.on, known(deposit));
      return [{ type: 'DepositApplied', data: share }];
    }
    case 'RestoreDeposit': {
      const { type: _, ...share } = command;
      known(deposit);
      return [{ type: 'DepositRestored', data: share }];
    }
    case 'RefundDeposit': {
      const existing = known(deposit);
      const { id, amount = existing.open, reason, on: refundedOn } = command;
      mustBeLeft(amount, refundedOn, existing);
      const { brokerId, clientId, checkNumber } = existing.terms;
      return [{ type: 'DepositRefunded', data: { id, brokerId, clientId, checkNumber, amount, reason, refundedOn } }];
    }
    default:
      return assertNever(command);
  }
};

export const depositDecider: Decider<DepositState, DepositCommand, DepositEvent> = {
  initialState: noDeposit,
  decide,
  evolve,
};
