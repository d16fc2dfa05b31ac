import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { sidesOf } from '../../../../platform/testing/sides';
import { fuelCardDecider, type FuelCardCommand } from './fuel-card.decider';
import type { FuelCardEvent } from './fuel-card.events';
import { fuelCardPostings as rules } from './fuel-card.postings';
import { fuelCardExamples as examples } from './fuel-card.postings.fixture';

const given = deciderSpec(fuelCardDecider);
const [terms] = examples.FuelCardPaid;
const { nr: _, ...asked } = terms;
const today = '2026-11-26';
const pay: FuelCardCommand = { type: 'PayFuelCard', ...asked, owed: 512_40, today };
const paid: FuelCardEvent = { type: 'FuelCardPaid', data: terms };
const [turned] = examples.FuelCardPaymentReversed;
const reversed: FuelCardEvent = { type: 'FuelCardPaymentReversed', data: turned };
const reverse: FuelCardCommand = {
  type: 'ReverseFuelCardPayment',
  ...{ id: 'firm', nr: 1, reversedOn: turned.reversedOn, reason: turned.reason, today },
};

describe('the fuel card of a book', () => {
  it('is paid, up to all that is owed', () => {
    given().when(pay).then(paid);
    given()
      .when({ ...pay, amount: 512_40 })
      .then({ ...paid, data: { ...terms, amount: 512_40 } });
  });
  it('is paid again under the next number', () =>
    given(paid)
      .when(pay)
      .then({ ...paid, data: { ...terms, nr: 2 } }));
  it('is not paid more than is owed', () => {
    given()
      .when({ ...pay, amount: 512_41 })
      .thenRefused('MORE_THAN_OWED', '$512.40 is owed on the fuel card: $512.41 cannot be paid');
    given()
      .when({ ...pay, owed: 0 })
      .thenRefused('MORE_THAN_OWED', 'Nothing is owed on the fuel card: $300.00 cannot be paid');
  });
  it('is not paid on a day to come, nor booked before it was paid', () => {
    given()
      .when({ ...pay, paidOn: '2026-11-27' })
      .thenRefused('INVALID', 'The day cannot be in the future');
    given()
      .when({ ...pay, bookedOn: '2026-11-19' })
      .thenRefused('INVALID', 'It cannot be booked before the day it was paid');
  });
  it('has a payment reversed once', () => {
    given(paid).when(reverse).then(reversed);
    given(paid, reversed).when(reverse).thenRefused('PAYMENT_REVERSED', 'This payment is reversed already');
    given().when(reverse).thenRefused('NOT_FOUND', 'This payment does not exist');
  });
  it('has none reversed before it was booked or on a day to come', () => {
    given(paid)
      .when({ ...reverse, reversedOn: '2026-11-19' })
      .thenRefused('INVALID', 'It cannot be reversed before it was booked, 11/20/2026');
    given({ ...paid, data: { ...terms, bookedOn: '2026-11-25' } })
      .when({ ...reverse, reversedOn: '2026-11-24' })
      .thenRefused('INVALID', 'It cannot be reversed before it was booked, 11/25/2026');
    given(paid)
      .when({ ...reverse, reversedOn: '2026-11-27' })
      .thenRefused('INVALID', 'The day cannot be in the future');
  });

  it('is paid from the bank, the same on both bases', () => {
    const [entry] = rules.FuelCardPaid.books(terms);
    expect(sidesOf(entry ? [entry] : [])).toEqual([
      [
        '2026-11-20',
        [
          ['2050', 300_00, 0],
          ['1000', 0, 300_00],
        ],
      ],
    ]);
    expect(entry).toMatchObject({ reference: 'FC-1', clientId: null, source: { kind: 'fuelcard', id: 'firm' } });
    expect(entry?.cashLines).toBeUndefined();
  });
  it('is booked on an open day where its month is closed', () => {
    const [entry] = rules.FuelCardPaid.books({ ...terms, paidOn: '2026-10-30', bookedOn: '2026-11-01' });
    expect(entry).toMatchObject({ entryDate: '2026-11-01', paperDate: '2026-10-30' });
    expect(rules.FuelCardPaid.dateField(terms)).toBe('paidOn');
    expect(rules.FuelCardPaid.dateField({ ...terms, bookedOn: '2026-11-20' })).toBe('bookedOn');
  });
  it('owes again what is reversed', () => {
    expect(sidesOf(rules.FuelCardPaymentReversed.books(turned))).toEqual([
      [
        '2026-11-26',
        [
          ['2050', 0, 300_00],
          ['1000', 300_00, 0],
        ],
      ],
    ]);
    expect(rules.FuelCardPaymentReversed.dateField()).toBe('reversedOn');
  });
});
