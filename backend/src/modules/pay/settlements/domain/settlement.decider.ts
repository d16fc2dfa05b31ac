import { assertNever, mistake, notFound, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import { usDate } from '../../../../platform/money/dates';
import { mustNotBeAhead } from '../../../../platform/money/not-ahead';
import { withEdits } from './edit-lines';
import { evolve, noSettlement, type KnownSettlement, type SettlementState, type SettlementStatus } from './settlement';
import type { SettlementCommand } from './settlement.commands';
import type { SettlementEvent } from './settlement.events';

type Of<Type extends SettlementCommand['type']> = Extract<SettlementCommand, { type: Type }>;

const known = (settlement: SettlementState): KnownSettlement => {
  if (settlement.status === 'none') throw notFound('settlement');
  return settlement;
};
/** @throws RuleViolation SETTLEMENT_STATUS when it stands elsewhere */
const standing = (
  settlement: SettlementState,
  statuses: readonly SettlementStatus[],
  done: string,
): KnownSettlement => {
  const found = known(settlement);
  if (!statuses.includes(found.status))
    throw new RuleViolation('SETTLEMENT_STATUS', `A settlement that is ${found.status} cannot be ${done}`);
  return found;
};

const approving = ({ id, on, bookedOn }: Of<'ApproveSettlement'>, state: SettlementState): SettlementEvent[] => {
  const { terms } = standing(state, ['draft'], 'approved');
  if (terms.lines.length === 0) throw new RuleViolation('NOTHING_TO_SETTLE', 'This settlement has no lines');
  if (on < terms.to) throw new RuleViolation('PERIOD_RUNS', `Its period runs until ${usDate(terms.to)}`);
  if (bookedOn !== null && bookedOn < terms.to)
    throw mistake('bookedOn', 'It cannot be booked before the end of its period');
  return [{ type: 'SettlementApproved', data: { ...terms, id, approvedOn: on, bookedOn } }];
};

const paying = (command: Of<'PaySettlement'>, state: SettlementState): SettlementEvent[] => {
  const { id, paidOn, method, reference, bookedOn, today } = command;
  const { terms, disputes } = standing(state, ['approved'], 'paid');
  mustNotBeAhead('paidOn', paidOn, today);
  if (paidOn < terms.to) throw mistake('paidOn', `It cannot be paid before the end of its period, ${usDate(terms.to)}`);
  if (bookedOn !== null && bookedOn < paidOn)
    throw mistake('bookedOn', 'It cannot be booked before the day it was paid');
  const held = disputes.find((one) => one.state === 'open' && one.holdsPayment);
  if (held)
    throw new RuleViolation(
      'DISPUTE_HOLDS',
      `Line ${held.lineId} is disputed, and the office holds the payment for it`,
    );
  return [{ type: 'SettlementPaid', data: { ...terms, id, paidOn, method, reference, bookedOn } }];
};

const reversing = (command: Of<'ReverseSettlementPayment'>, state: SettlementState): SettlementEvent[] => {
  const { id, reversedOn, reason, today } = command;
  const { terms, paid } = standing(state, ['paid'], 'taken back: it has no payment');
  if (!paid) throw notFound('payment');
  mustNotBeAhead('reversedOn', reversedOn, today);
  const booked = paid.bookedOn ?? paid.paidOn;
  if (reversedOn < booked)
    throw mistake('reversedOn', `It cannot be reversed before its payment was booked, ${usDate(booked)}`);
  return [{ type: 'SettlementPaymentReversed', data: { ...terms, ...paid, id, reversedOn, reason } }];
};

const reopening = ({ id, on, reason }: Of<'ReopenSettlement'>, state: SettlementState): SettlementEvent[] => {
  const { terms, approved } = standing(state, ['approved'], 'reopened');
  if (!approved) throw notFound('approval');
  return [{ type: 'SettlementReopened', data: { ...terms, ...approved, id, on, reason } }];
};

const speaking = (
  { id, lineId, message, on, ...said }: Of<'DisputeSettlementLine'> | Of<'AnswerSettlementDispute'>,
  state: SettlementState,
): SettlementEvent[] => {
  const { terms, disputes } = standing(state, ['draft', 'approved', 'paid'], 'disputed');
  const { number, clientId, driverId } = terms;
  if (!terms.lines.some((line) => line.id === lineId)) throw mistake('lineId', 'This settlement has no such line');
  const about = { id, number, clientId, driverId, lineId, message, on };
  if (said.type === 'DisputeSettlementLine')
    return [{ type: 'SettlementLineDisputed', data: { ...about, by: said.by } }];
  if (!disputes.some((one) => one.lineId === lineId)) throw mistake('lineId', 'Nobody disputes this line');
  const { state: stands, holdsPayment } = said;
  return [{ type: 'SettlementDisputeAnswered', data: { ...about, by: 'office', state: stands, holdsPayment } }];
};

const decide = (command: SettlementCommand, state: SettlementState): readonly SettlementEvent[] => {
  const { id } = command;
  switch (command.type) {
    case 'DraftSettlement':
      if (state.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This settlement exists already');
      return [{ type: 'SettlementDrafted', data: { ...command.terms, id } }];
    case 'ChangeSettlementLines': {
      const { terms, disputes } = standing(state, ['draft'], 'changed: reopen it first');
      return [{ type: 'SettlementLinesChanged', data: { ...withEdits(terms, command.edits, disputes), id } }];
    }
    case 'ApproveSettlement':
      return approving(command, state);
    case 'ReopenSettlement':
      return reopening(command, state);
    case 'PaySettlement':
      return paying(command, state);
    case 'ReverseSettlementPayment':
      return reversing(command, state);
    case 'DiscardSettlement': {
      const { terms } = standing(state, ['draft'], 'discarded');
      return [{ type: 'SettlementDiscarded', data: { ...terms, id, reason: command.reason } }];
    }
    case 'SendSettlement': {
      const { terms } = standing(state, ['approved', 'paid'], 'sent');
      const { number, clientId, driverId } = terms;
      return [{ type: 'SettlementSent', data: { id, number, clientId, driverId, to: command.to } }];
    }
    case 'DisputeSettlementLine':
    case 'AnswerSettlementDispute':
      return speaking(command, state);
    default:
      return assertNever(command);
  }
};

/** A settlement is drafted, approved and paid; what is paid stays, and what changed of it later is corrected anew. */
export const settlementDecider: Decider<SettlementState, SettlementCommand, SettlementEvent> = {
  initialState: noSettlement,
  decide,
  evolve,
};
