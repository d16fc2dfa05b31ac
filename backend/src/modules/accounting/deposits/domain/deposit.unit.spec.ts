import fc from 'fast-check';
import { RuleViolation } from '../../../../platform/core/errors';
import { foldState } from '../../../../platform/event-log/events/decider';
import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { sidesOf } from '../../../../platform/testing/sides';
import { depositDecider, type DepositCommand } from './deposit.decider';
import type { DepositEvent, DepositTerms } from './deposit.events';
import { depositPostings } from './deposit.postings';
import { depositExamples } from './deposit.postings.fixture';

const given = deciderSpec(depositDecider);
const terms: DepositTerms = {
  brokerId: 3,
  clientId: null,
  amount: 50_00,
  receivedOn: '2026-11-20',
  bookedOn: null,
  checkNumber: '4711',
};
const taken: DepositEvent = { type: 'DepositTaken', data: { ...terms, id: 5 } };
const share = (amount: number, on = '2026-11-21') => ({ id: 5, invoiceId: 7, paymentId: 1, amount, on });
const apply = (amount: number, on?: string): DepositCommand => ({ type: 'ApplyDeposit', ...share(amount, on) });
const applied = (amount: number): DepositEvent => ({ type: 'DepositApplied', data: share(amount) });
const refund = (amount?: number, on = '2026-11-22'): DepositCommand => ({
  ...{ type: 'RefundDeposit', id: 5, reason: 'Asked for', on },
  amount,
});
const refunded = (amount: number): DepositEvent => ({
  type: 'DepositRefunded',
  data: {
    id: 5,
    brokerId: 3,
    clientId: null,
    checkNumber: '4711',
    amount,
    reason: 'Asked for',
    refundedOn: '2026-11-22',
  },
});

describe('a deposit', () => {
  it('is taken once, of more than nothing', () => {
    given().when({ type: 'TakeDeposit', id: 5, terms }).then(taken);
    given(taken).when({ type: 'TakeDeposit', id: 5, terms }).thenRefused('ALREADY_EXISTS');
    given()
      .when({ type: 'TakeDeposit', id: 5, terms: { ...terms, amount: 0 } })
      .thenRefused('INVALID');
    given().when(apply(1)).thenRefused('NOT_FOUND');
  });
  it('pays invoices as far as it reaches, and takes back what a reversed payment gives', () => {
    given(taken).when(apply(50_00)).then(applied(50_00));
    given(taken)
      .when(apply(50_01))
      .thenRefused('MORE_THAN_LEFT', /\$50\.01 is more than the \$50\.00 that is left/);
    given(taken, applied(50_00)).when(apply(1)).thenRefused('DEPOSIT_USED');
    given(taken, applied(50_00), { type: 'DepositRestored', data: share(50_00) })
      .when(apply(50_00))
      .then(applied(50_00));
    given(taken).when(apply(0)).thenRefused('INVALID', 'Amount must be more than 0');
    given(taken)
      .when(apply(1, '2026-11-19'))
      .thenRefused('INVALID', /before the day it was received/);
  });
  it('is refunded, all that is left of it where nothing is said', () => {
    given(taken, applied(20_00)).when(refund()).then(refunded(30_00));
    given(taken).when(refund(10_00)).then(refunded(10_00));
    given(taken).when(refund(50_01)).thenRefused('MORE_THAN_LEFT');
    given(taken, refunded(50_00)).when(refund()).thenRefused('DEPOSIT_USED');
  });
  it('never falls below 0, whatever is asked of it', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -5, max: 40_00 })), { maxLength: 20 }), (asked) => {
        let history: readonly DepositEvent[] = [taken];
        for (const [pays, amount] of asked)
          try {
            const command = pays ? apply(amount) : refund(amount);
            history = [...history, ...depositDecider.decide(command, foldState(depositDecider, history))];
          } catch (error) {
            if (!(error instanceof RuleViolation)) throw error;
          }
        const state = foldState(depositDecider, history);
        expect(state.status === 'taken' && state.open >= 0 && state.open <= 50_00).toBe(true);
      }),
      { seed: 1_124, numRuns: 100 },
    ));
});

describe('a deposit books', () => {
  it('what came in to the carrier, and the refund the other way', () => {
    const taking = depositPostings.DepositTaken.books(depositExamples.DepositTaken[0]);
    const back = depositPostings.DepositRefunded.books(depositExamples.DepositRefunded[0]);
    expect(sidesOf([...taking, ...back])).toEqual([
      [
        '2026-11-20',
        [
          ['1000', 50_00, 0],
          ['2300', 0, 50_00],
        ],
      ],
      [
        '2026-11-25',
        [
          ['1000', 0, 20_00],
          ['2300', 20_00, 0],
        ],
      ],
    ]);
    expect(taking[0]?.lines.map(({ party }) => party)).toEqual([undefined, { kind: 'broker', id: '3' }]);
    expect([...taking, ...back].map(({ cashLines }) => cashLines)).toEqual([undefined, undefined]);
  });
});
