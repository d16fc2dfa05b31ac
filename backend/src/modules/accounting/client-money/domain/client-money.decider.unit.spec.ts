import fc from 'fast-check';
import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { RuleViolation } from '../../../../platform/core/errors';
import { changeOf, clientMoneyDecider, type ClientMoneyCommand } from './client-money.decider';
import type { ClientMoneyEvent } from './client-money.events';

const given = deciderSpec(clientMoneyDecider);
const said = { id: 'c', clientName: 'Ridgeline Carriers LLC', amount: 100_00, on: '2026-11-26', notes: null };
const ofPayment = { paymentId: '0199', reference: 'FEE-0000000A' };
const held: ClientMoneyEvent = { type: 'ClientMoneyHeld', data: { ...said, ...ofPayment, nr: 1 } };
const payOut: ClientMoneyCommand = {
  ...said,
  type: 'PayOutClientMoney',
  account: '1020',
  payee: 'IRS',
  documentId: null,
  documentTitle: null,
};
const paidOut = (nr: number): ClientMoneyEvent => ({
  type: 'ClientMoneyPaidOut',
  data: { ...said, nr, account: '1020', payee: 'IRS', documentId: null, documentTitle: null },
});

describe('money of a client', () => {
  it('is received by check', () =>
    given()
      .when({ ...said, type: 'ReceiveClientMoney', account: '1020', method: 'check', checkNumber: '1044' })
      .then({
        type: 'ClientMoneyReceived',
        data: { ...said, nr: 1, account: '1020', method: 'check', checkNumber: '1044' },
      }));

  it('comes with a payment of the portal', () =>
    given()
      .when({ ...said, ...ofPayment, type: 'HoldOfPayment' })
      .then(held));

  it('is paid out to an agency, numbered after what came before', () => given(held).when(payOut).then(paidOut(2)));

  it('is not paid out twice', () =>
    given(held, paidOut(2))
      .when(payOut)
      .thenRefused('NOT_HELD', '$0.00 is held for Ridgeline Carriers LLC: $100.00 cannot be paid out'));

  it('goes to the client money bank and stays held', () =>
    given(held, { type: 'ClientMoneyMoved', data: { ...said, nr: 2 } })
      .when(payOut)
      .then(paidOut(3)));

  it('is given back', () =>
    given(held)
      .when({ ...said, type: 'RefundClientMoney', account: '1000' })
      .then({ type: 'ClientMoneyRefunded', data: { ...said, nr: 2, account: '1000' } }));

  it('goes back with the refund of its payment', () =>
    given(held)
      .when({ ...said, ...ofPayment, type: 'ReturnOfPayment' })
      .then({ type: 'ClientMoneyReturned', data: { ...said, ...ofPayment, nr: 2 } }));

  it.each<ClientMoneyCommand>([
    { ...said, type: 'MoveClientMoney' },
    { ...said, type: 'RefundClientMoney', account: '1020' },
    { ...said, ...ofPayment, type: 'ReturnOfPayment' },
    payOut,
  ])('that is not there is refused: $type', (command) =>
    given()
      .when(command)
      .thenRefused('NOT_HELD', /^\$0\.00 is held for Ridgeline Carriers LLC: \$100\.00 cannot be /),
  );

  it('is never less than nothing, whatever is asked for, and is what its movements add up to', () => {
    const commands = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 500_00 }),
        type: fc.constantFrom(
          'ReceiveClientMoney',
          'HoldOfPayment',
          'MoveClientMoney',
          'PayOutClientMoney',
          'RefundClientMoney',
          'ReturnOfPayment',
        ),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(commands, (asked) => {
        let state = clientMoneyDecider.initialState;
        let sum = 0;
        for (const { type, amount } of asked) {
          const command = { ...payOut, ...ofPayment, method: 'cash', checkNumber: null, type, amount };
          try {
            for (const event of clientMoneyDecider.decide(command as ClientMoneyCommand, state)) {
              state = clientMoneyDecider.evolve(state, event);
              sum += changeOf(event);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(RuleViolation);
          }
          expect(state.balance).toBeGreaterThanOrEqual(0);
          expect(state.balance).toBe(sum);
        }
      }),
    );
  });
});
