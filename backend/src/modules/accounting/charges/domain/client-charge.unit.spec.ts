import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { sidesOf } from '../../../../platform/testing/sides';
import { chargeRules, type ChargeCommand } from './client-charge.decider';
import type { ClientChargeEvent } from './client-charge.events';
import { clientChargePostings as rules } from './client-charge.postings';
import { clientChargeExamples as examples } from './client-charge.postings.fixture';

const given = deciderSpec(chargeRules.decider);
const [charged] = examples.ClientChargeRaised;
const { id, ...terms } = charged;
const raise: ChargeCommand = { type: 'RaiseCharge', id, terms };
const raised: ClientChargeEvent = { type: 'ClientChargeRaised', data: charged };
const byPayment = { paymentId: '0197', on: '2026-11-25' };
const paid: ClientChargeEvent = { type: 'ClientChargePaid', data: { ...charged, ...byPayment } };
const pay: ChargeCommand = { type: 'PayCharge', id, ...byPayment };
const reopen: ChargeCommand = { type: 'ReopenCharge', id, ...byPayment };
const reopened: ClientChargeEvent = { type: 'ClientChargeReopened', data: { ...charged, ...byPayment } };
const cancel: ChargeCommand = { type: 'CancelCharge', id, reason: 'Charged twice', on: '2026-11-26' };
const cancelled: ClientChargeEvent = { type: 'ClientChargeCancelled', data: examples.ClientChargeCancelled[0] };

describe('a charge of a client', () => {
  it('is raised', () => given().when(raise).then(raised));
  it('is paid once', () => {
    given(raised).when(pay).then(paid);
    given(raised, paid).when(pay).thenRefused('CHARGE_STATUS', 'A charge that is paid cannot be paid');
  });
  it('is open again after a refund, and can be paid again', () => {
    given(raised, paid).when(reopen).then(reopened);
    given(raised, paid, reopened).when(pay).then(paid);
  });
  it('is cancelled while it is open', () => {
    given(raised).when(cancel).then(cancelled);
    given(raised, paid).when(cancel).thenRefused('CHARGE_STATUS', 'A charge that is paid cannot be cancelled');
    given(raised, cancelled).when(pay).thenRefused('CHARGE_STATUS', 'A charge that is cancelled cannot be paid');
  });

  it('is income when it is raised, and nothing yet on cash basis', () => {
    const [entry] = rules.ClientChargeRaised.books(charged);
    expect(sidesOf(entry ? [entry] : [])).toEqual([
      [
        '2026-11-20',
        [
          ['1110', 150_00, 0],
          ['4100', 0, 150_00],
        ],
      ],
    ]);
    expect(entry).toMatchObject({ cashLines: [], clientId: null, reference: 'CHG-0199' });
    expect(entry?.lines[0]?.party).toEqual({ kind: 'client', id: 'c' });
    expect(rules.ClientChargeRaised.dateField()).toBe('chargedOn');
  });

  it('is turned when it is cancelled', () =>
    expect(sidesOf(rules.ClientChargeCancelled.books(examples.ClientChargeCancelled[0]))).toEqual([
      [
        '2026-11-26',
        [
          ['1110', 0, 150_00],
          ['4100', 150_00, 0],
        ],
      ],
    ]));
});
