import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { deduction, load, rule } from './pay.fixture';
import { NO_POCKETS } from './lines';
import { settlementDecider } from './settlement.decider';
import type { LineEdit, SettlementCommand } from './settlement.commands';
import type { SettlementEvent } from './settlement.events';
import { settlementOf } from './settlement.postings.fixture';

const given = deciderSpec(settlementDecider);
const said = settlementOf({
  loads: [load()],
  payRules: [rule('flat', '1400'), rule('hour', '20')],
  deductionRules: [deduction('advance', '125')],
  pockets: { ...NO_POCKETS, advance: 300_00 },
});
const { id, ...terms } = said;
const drafted: SettlementEvent = { type: 'SettlementDrafted', data: said };
const APPROVED = { approvedOn: '2026-11-24', bookedOn: null };
const PAID = { paidOn: '2026-11-26', method: 'check', reference: '1044', bookedOn: null } as const;
const approved: SettlementEvent = { type: 'SettlementApproved', data: { ...said, ...APPROVED } };
const paid: SettlementEvent = { type: 'SettlementPaid', data: { ...said, ...PAID } };
const approve: SettlementCommand = { type: 'ApproveSettlement', id, on: '2026-11-24', bookedOn: null };
const pay: SettlementCommand = { type: 'PaySettlement', id, ...PAID, today: '2026-11-26' };
const dispute: SettlementCommand = {
  ...{ type: 'DisputeSettlementLine', id, lineId: 1, message: 'It was 8 hours', by: 'driver', on: '2026-11-25' },
} as const;
const ABOUT = { id, number: 'S-3', clientId: null, driverId: 7, lineId: 1, on: '2026-11-25' };
const disputed: SettlementEvent = {
  type: 'SettlementLineDisputed',
  data: { ...ABOUT, message: 'It was 8 hours', by: 'driver' },
};
const answered = (state: 'open' | 'rejected', holdsPayment: boolean): SettlementEvent => ({
  type: 'SettlementDisputeAnswered',
  data: { ...ABOUT, message: 'We look', by: 'office', state, holdsPayment },
});
const edit = (over: Partial<LineEdit>): SettlementCommand => ({
  type: 'ChangeSettlementLines',
  id,
  edits: [
    {
      ...{ id: null, kind: null, text: null, base: null, rate: null, amount: null, accountNumber: null },
      takeOut: false,
      reason: 'As agreed',
      ...over,
    },
  ],
});
const linesAfter = (command: SettlementCommand) => {
  const state = [drafted].reduce(settlementDecider.evolve, settlementDecider.initialState);
  const [event] = settlementDecider.decide(command, state);
  return event?.type === 'SettlementLinesChanged' ? event.data : null;
};

describe('a settlement', () => {
  it('is drafted once', () => {
    given().when({ type: 'DraftSettlement', id, terms }).then(drafted);
    given(drafted).when({ type: 'DraftSettlement', id, terms }).thenRefused('ALREADY_EXISTS');
  });
  it('is approved and paid', () => {
    given(drafted).when(approve).then(approved);
    given(drafted, approved).when(pay).then(paid);
  });
  it.each<[string, SettlementEvent[], SettlementCommand, string]>([
    ['a draft', [drafted], pay, 'A settlement that is draft cannot be paid'],
    ['a paid one', [drafted, approved, paid], approve, 'A settlement that is paid cannot be approved'],
    [
      'a paid one',
      [drafted, approved, paid],
      { type: 'ReopenSettlement', id, on: '2026-11-27', reason: 'x' },
      'A settlement that is paid cannot be reopened',
    ],
    ['an approved one', [drafted, approved], edit({}), 'A settlement that is approved cannot be changed: reopen it'],
    [
      'an approved one',
      [drafted, approved],
      { type: 'DiscardSettlement', id, reason: 'x' },
      'A settlement that is approved cannot be discarded',
    ],
  ])('that is %s refuses what comes later or before', (_, history, command, sentence) =>
    given(...history)
      .when(command)
      .thenRefused('SETTLEMENT_STATUS', sentence),
  );
  it('of a period that runs is not approved', () =>
    given(drafted)
      .when({ ...approve, on: '2026-11-21' })
      .thenRefused('PERIOD_RUNS', 'Its period runs until 11/22/2026'));
  it('without lines is not approved', () =>
    given({ type: 'SettlementDrafted', data: { ...said, lines: [] } })
      .when(approve)
      .thenRefused('NOTHING_TO_SETTLE', 'This settlement has no lines'));
  it('is not paid before its period ends, nor on a day to come', () => {
    given(drafted, approved)
      .when({ ...pay, paidOn: '2026-11-21' })
      .thenRefused('INVALID', 'It cannot be paid before the end of its period, 11/22/2026');
    given(drafted, approved)
      .when({ ...pay, paidOn: '2026-11-27' })
      .thenRefused('INVALID', 'The day cannot be in the future');
  });
  it('is not booked before its own days', () => {
    given(drafted)
      .when({ ...approve, bookedOn: '2026-11-21' })
      .thenRefused('INVALID', 'It cannot be booked before the end of its period');
    given(drafted, approved)
      .when({ ...pay, bookedOn: '2026-11-25' })
      .thenRefused('INVALID', 'It cannot be booked before the day it was paid');
  });
  it('is owed again when its payment is reversed', () => {
    const reversal = { reversedOn: '2026-11-27', reason: 'Returned' };
    const reversed: SettlementEvent = { type: 'SettlementPaymentReversed', data: { ...said, ...PAID, ...reversal } };
    const command: SettlementCommand = { type: 'ReverseSettlementPayment', id, ...reversal, today: '2026-11-27' };
    given(drafted, approved, paid).when(command).then(reversed);
    given(drafted, approved, paid, reversed).when(pay).then(paid);
    given(drafted, approved, paid)
      .when({ ...command, reversedOn: '2026-11-25' })
      .thenRefused('INVALID', 'It cannot be reversed before its payment was booked, 11/26/2026');
  });
  it('is reopened, and discarded', () => {
    const reopened: SettlementEvent = {
      type: 'SettlementReopened',
      data: { ...said, ...APPROVED, on: '2026-11-25', reason: 'A load is missing' },
    };
    given(drafted, approved)
      .when({ type: 'ReopenSettlement', id, on: '2026-11-25', reason: 'A load is missing' })
      .then(reopened);
    given(drafted, approved, reopened)
      .when({ type: 'DiscardSettlement', id, reason: 'Prepared anew' })
      .then({ type: 'SettlementDiscarded', data: { ...said, reason: 'Prepared anew' } });
  });

  it('has lines edited: hours by their rate, an amount as it is', () => {
    const changed = linesAfter(edit({ id: 2, base: '8.5' }));
    expect(changed?.lines[1]).toMatchObject({ base: '8.5', rate: '20', amount: 170_00, mark: 'edited' });
    expect(changed).toMatchObject({ gross: 1_570_00, net: 1_445_00 });
    const amount = linesAfter(edit({ id: 1, amount: 1_500_00, reason: 'Agreed by phone' }));
    expect(amount?.lines[0]).toMatchObject({ base: '1', rate: '1500.00', amount: 1_500_00, reason: 'Agreed by phone' });
  });
  it('has what its pockets have after an edited line', () => {
    const changed = linesAfter(edit({ id: 3, amount: 200_00 }));
    expect(changed?.lines[2]).toMatchObject({ after: 100_00 });
    expect(changed?.balances[0]).toEqual({ pocket: 'advance', before: 300_00, after: 100_00 });
    given(drafted)
      .when(edit({ id: 3, amount: 300_01 }))
      .thenRefused('INVALID', 'At most $300.00 can be taken: that is what the advance has');
  });
  it('has lines added', () => {
    const bonus = linesAfter(edit({ kind: 'earning', text: 'Safety bonus', amount: 50_00 }));
    expect(bonus?.lines.at(-1)).toMatchObject({ id: 4, account: '5200', mark: 'added', source: { kind: 'hand' } });
    expect(bonus?.gross).toBe(1_450_00);
    const fine = linesAfter(edit({ kind: 'deduction', text: 'Fine', base: '2', rate: '10', accountNumber: '5400' }));
    expect(fine?.lines.at(-1)).toMatchObject({ amount: 20_00, account: '5400' });
  });
  it('has a line taken out, and with it the others of its load, which is free again', () => {
    const [flat] = said.lines;
    const changed = linesAfter(edit({ id: 1, takeOut: true, reason: 'Papers are missing' }));
    expect(changed?.lines.map(({ id: line }) => line)).toEqual([2, 3]);
    expect(changed).toMatchObject({ gross: 0, net: 0, carried: 125_00, freed: [flat?.key] });
    expect(changed?.leftOut).toContainEqual({ ...flat?.source, name: flat?.text, reason: 'Papers are missing' });
    const two = settlementOf({ loads: [load()], payRules: [rule('flat', '1400'), rule('stop', '10')] });
    given({ type: 'SettlementDrafted', data: two }, disputed)
      .when(edit({ id: 2, takeOut: true }))
      .thenRefused('LINE_DISPUTED', 'Line 1 is disputed: answer that first');
  });
  it('has what its pockets had before a line that is taken out', () => {
    const changed = linesAfter(edit({ id: 3, takeOut: true }));
    expect(changed?.balances[0]).toEqual({ pocket: 'advance', before: 300_00, after: 300_00 });
    expect(changed).toMatchObject({ net: 1_400_00, deductions: 0 });
  });
  it('gives no number of a line twice in one change, and says nothing more of an added line that is taken out', () => {
    const bonus = { kind: 'earning', text: 'Bonus', amount: 50_00 } as const;
    const command = edit({ id: 3, takeOut: true });
    const [out, plus] = [command, edit(bonus)].flatMap((one) =>
      one.type === 'ChangeSettlementLines' ? [one.edits] : [],
    );
    const changed = linesAfter({ type: 'ChangeSettlementLines', id, edits: [...(out ?? []), ...(plus ?? [])] });
    expect(changed?.lines.map(({ id: line }) => line)).toEqual([1, 2, 4]);
    const again: SettlementCommand = { type: 'ChangeSettlementLines', id, edits: [...(plus ?? [])] };
    given(drafted)
      .when(again)
      .then({ type: 'SettlementLinesChanged', data: { ...said, ...linesAfter(again), id } });
    const state = [drafted, { type: 'SettlementLinesChanged', data: { ...said, ...linesAfter(again), id } } as const];
    const events = settlementDecider.decide(
      edit({ id: 4, takeOut: true }),
      state.reduce(settlementDecider.evolve, settlementDecider.initialState),
    );
    expect(events).toEqual([{ type: 'SettlementLinesChanged', data: said }]);
  });
  it.each<[Partial<LineEdit>, string]>([
    [{ takeOut: true }, 'Say which line'],
    [{ id: 9, takeOut: true }, 'This settlement has no such line'],
    [{ id: 9, amount: 1 }, 'This settlement has no such line'],
    [{ text: 'Bonus', amount: 1 }, 'Say what the new line is: earning, reimbursement or deduction'],
    [{ kind: 'earning', amount: 1 }, 'Say what the new line is for'],
    [{ kind: 'earning', text: 'Bonus' }, 'Say the amount of the new line, or its base and rate'],
    [{ kind: 'deduction', text: 'Fine', amount: -1 }, 'A reimbursement or deduction cannot be below 0'],
  ])('refuses the line %j', (over, sentence) => given(drafted).when(edit(over)).thenRefused('INVALID', sentence));

  it('is sent once it is approved', () => {
    const send: SettlementCommand = { type: 'SendSettlement', id, to: 'dana@road.test' };
    const { lineId: _, on: __, ...about } = ABOUT;
    given(drafted, approved)
      .when(send)
      .then({ type: 'SettlementSent', data: { ...about, to: 'dana@road.test' } });
    given(drafted).when(send).thenRefused('SETTLEMENT_STATUS', 'A settlement that is draft cannot be sent');
  });
  it('is disputed by line, which does not stop its payment unless the office says so', () => {
    given(drafted, approved).when(dispute).then(disputed);
    given(drafted, approved, disputed).when(pay).then(paid);
    given(drafted, approved, disputed, answered('open', true))
      .when(pay)
      .thenRefused('DISPUTE_HOLDS', 'Line 1 is disputed, and the office holds the payment for it');
    given(drafted, approved, disputed, answered('rejected', true)).when(pay).then(paid);
    given(drafted, approved)
      .when({ ...dispute, lineId: 9 })
      .thenRefused('INVALID', 'This settlement has no such line');
  });
  it('is answered where somebody disputes it', () => {
    const answer: SettlementCommand = {
      ...{ type: 'AnswerSettlementDispute', id, lineId: 1, message: 'We look', on: '2026-11-25' },
      ...{ state: 'open', holdsPayment: true },
    } as const;
    given(drafted, disputed).when(answer).then(answered('open', true));
    given(drafted).when(answer).thenRefused('INVALID', 'Nobody disputes this line');
  });
});
