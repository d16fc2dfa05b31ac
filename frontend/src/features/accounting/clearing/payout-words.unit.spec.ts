import { differenceOf, onTheirWay, readyOf } from './payout-words';
import type { WaitingPayment } from './payout-calls';

const payment = (changes: Partial<WaitingPayment>): WaitingPayment => ({
  id: 'p',
  reference: 'FEE-0000000A',
  clientId: 'c',
  clientName: 'Red Mesa Transport',
  description: 'Service Fee',
  source: 'cards',
  paymentDate: '2026-02-10',
  amount: '145.35',
  feeKnown: true,
  ...changes,
});
const check = payment({ source: 'checks', amount: '75.00' });

describe('what is on its way to the bank', () => {
  it.each([
    [[payment({}), payment({}), check], '$290.70 of 2 card payments, $75.00 of 1 check or transfer'],
    [[check, check], '$150.00 of 2 checks and transfers'],
    [[payment({})], '$145.35 of 1 card payment'],
  ])('is told by how it came: %#', (waiting, said) =>
    expect(onTheirWay(waiting)).toBe(`On their way to the bank: ${said}.`),
  );

  it('is recorded once the fee is known', () =>
    expect(readyOf([payment({ feeKnown: false }), payment({}), check], 'cards')).toEqual([payment({})]));

  it.each([
    ['290.70', ['145.35', '145.35'], null],
    ['300.00', ['145.35', '145.35'], '$9.30 more than the payments come to'],
    ['140.00', ['145.35', '-4.65'], '$0.70 less than the payments come to'],
  ])('differs from an amount of %s of %j: %s', (amount, payments, said) =>
    expect(differenceOf(amount, payments)).toBe(said),
  );
});
