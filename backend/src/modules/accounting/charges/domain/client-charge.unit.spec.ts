import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { sidesOf } from '../../../../platform/testing/sides';
import { chargeDecider, type ChargeCommand } from './client-charge.decider';
import type { ClientChargeEvent } from './client-charge.events';
import { clientChargePostings as rules } from './client-charge.postings';
import { clientChargeExamples as examples } from './client-charge.postings.fixture';

const given = deciderSpec(chargeDecider);
const [charged] = examples.ClientChargeRaised;
const { id, ...terms } = charged;
const raise: ChargeCommand = { type: 'RaiseCharge', id, terms };
const raised: ClientChargeEvent = { type: 'ClientChargeRaised', data: charged };
const byPayment = { paymentId: '0197', on: '2026-11-25' };
const paid = (cents: number): ClientChargeEvent => ({
  type: 'ClientChargePaid',
  data: { ...charged, ...byPayment, paid: cents },
});
const pay = (amount: number): ChargeCommand => ({ type: 'PayCharge', id, ...byPayment, amount });
const reopen = (amount: number): ChargeCommand => ({ type: 'ReopenCharge', id, ...byPayment, amount });
const reopened = (back: number): ClientChargeEvent => ({
  type: 'ClientChargeReopened',
  data: { ...charged, ...byPayment, back },
});
const cancel: ChargeCommand = { type: 'CancelCharge', id, reason: 'Charged twice', on: '2026-11-26' };
const cancelled = (left: number): ClientChargeEvent => ({
  type: 'ClientChargeCancelled',
  data: { ...examples.ClientChargeCancelled[0], left },
});
/** As releases before parts of charges wrote it: all of it. */
const paidWhole: ClientChargeEvent = { type: 'ClientChargePaid', data: { ...charged, ...byPayment } };

describe('a charge of a client', () => {
  it('is raised once', () => {
    given().when(raise).then(raised);
    given(raised).when(raise).thenRefused('ALREADY_EXISTS', 'This charge exists already');
  });
  it('counts in the books on its day or later', () => {
    const late = { ...terms, bookedOn: '2026-12-01' };
    given()
      .when({ ...raise, terms: late })
      .then({ type: 'ClientChargeRaised', data: { ...late, id } });
    given()
      .when({ ...raise, terms: { ...terms, bookedOn: '2026-11-19' } })
      .thenRefused('INVALID', 'It cannot be booked before the day it is charged on');
  });
  it('is paid once, all at once or in parts', () => {
    given(raised).when(pay(150_00)).then(paid(150_00));
    given(raised, paid(100_00)).when(pay(50_00)).then(paid(50_00));
    given(raised, paid(100_00))
      .when(pay(50_01))
      .thenRefused('MORE_THAN_OPEN', '$50.00 is open of the charge for IFTA, 3rd quarter');
    for (const whole of [[paid(150_00)], [paid(100_00), paid(50_00)], [paidWhole]])
      given(raised, ...whole)
        .when(pay(1))
        .thenRefused('CHARGE_STATUS', 'A charge that is paid cannot be paid');
  });
  it('is open again after a refund, as far as it went back, and can be paid again', () => {
    given(raised, paidWhole).when(reopen(150_00)).then(reopened(150_00));
    given(raised, paid(100_00), paid(50_00), reopened(100_00)).when(pay(100_00)).then(paid(100_00));
  });
  it('is cancelled as far as it is open', () => {
    given(raised).when(cancel).then(cancelled(150_00));
    given(raised, paid(100_00)).when(cancel).then(cancelled(50_00));
    given(raised, paidWhole).when(cancel).thenRefused('CHARGE_STATUS', 'A charge that is paid cannot be cancelled');
    given(raised, cancelled(150_00))
      .when(pay(1))
      .thenRefused('CHARGE_STATUS', 'A charge that is cancelled cannot be paid');
  });
  it('that was cancelled is open again as far as a refund of what was paid of it goes', () =>
    given(raised, paid(100_00), cancelled(50_00), reopened(100_00))
      .when(pay(100_01))
      .thenRefused('MORE_THAN_OPEN', '$100.00 is open of the charge for IFTA, 3rd quarter'));

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
    expect(rules.ClientChargeRaised.dateField(charged)).toBe('chargedOn');
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

  it('is turned as far as it was not paid, when the rest is cancelled', () =>
    expect(sidesOf(rules.ClientChargeCancelled.books({ ...examples.ClientChargeCancelled[0], left: 50_00 }))).toEqual([
      [
        '2026-11-26',
        [
          ['1110', 0, 50_00],
          ['4100', 50_00, 0],
        ],
      ],
    ]));

  it('of a closed month is booked on its accounting date, as late', () => {
    const late = { ...charged, chargedOn: '2026-10-30', bookedOn: '2026-11-01' };
    expect(rules.ClientChargeRaised.books(late)).toMatchObject([{ entryDate: '2026-11-01', paperDate: '2026-10-30' }]);
    expect(rules.ClientChargeRaised.dateField(late)).toBe('bookedOn');
  });
});
