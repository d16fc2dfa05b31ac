import { deciderSpec } from '../../../../platform/testing/decider-spec';
import type { PostingLine } from '../../../../platform/money/postings';
import { sidesOf } from '../../../../platform/testing/sides';
import type { PaymentSeen, PortalPaymentCommand } from './portal-payment.commands';
import { portalPaymentDecider } from './portal-payment.decider';
import type { PortalPaymentEvent, PortalPaymentTerms } from './portal-payment.events';
import { TERMS } from './portal-payment.fixture';
import { portalPaymentPostings as rules } from './portal-payment.postings';
import { payingCharges, splitPayment, type OpenCharge } from './rules/parts';

const given = deciderSpec(portalPaymentDecider);
const id = 'p';
const on = '2026-11-21';
const parts = splitPayment(250_00, 100_00);
const terms: PortalPaymentTerms = { ...TERMS, amount: 250_00, parts };
const seen = (over: Partial<PaymentSeen> = {}): PaymentSeen => ({
  ...{ intentId: 'pi_1', status: 'paid', amount: 250_00, received: 250_00, currency: 'usd', paymentId: id },
  ...{ processingFee: 7_55, failure: null, card: null, refunded: 0, refundId: null },
  ...over,
});
const ONE: readonly OpenCharge[] = [{ id: 'g', open: 150_00 }];
const settle = (
  over: Partial<PaymentSeen> = {},
  held = 0,
  charges: readonly OpenCharge[] = [],
): PortalPaymentCommand => ({
  ...{ type: 'SettlePortalPayment', id, seen: seen(over), on },
  around: { held, charges },
});
const started: PortalPaymentEvent = {
  type: 'PortalPaymentStarted',
  data: { ...terms, id, provider: 'sandbox', notes: null },
};
const made: PortalPaymentEvent = { type: 'PortalPaymentIntentMade', data: { id, intentId: 'pi_1' } };
const paid = { id, processingFee: 7_55, transactionId: 'pi_1', paidOn: on, card: null };
const completed: PortalPaymentEvent = { type: 'PortalPaymentCompleted', data: { ...terms, ...paid } };
const feeUnknown: PortalPaymentEvent = {
  type: 'PortalPaymentCompleted',
  data: { ...terms, ...paid, processingFee: null },
};
const refunded = (amount: number, back: typeof parts): PortalPaymentEvent => ({
  type: 'PortalPaymentRefunded',
  data: {
    ...terms,
    id,
    amount,
    parts: back,
    refundId: 're_1',
    reason: 'Refunded at the card provider',
    refundedOn: on,
  },
});
const tellsRefund = (cents: number, held: number): PortalPaymentCommand =>
  settle({ refunded: cents, refundId: 're_1' }, held);

describe('a payment in parts', () => {
  it('completes with them, and with the charge that its service part pays', () => {
    given(started, made).when(settle()).then(completed);
    given(started, made)
      .when(settle({}, 0, ONE))
      .then({ type: 'PortalPaymentCompleted', data: { ...terms, ...paid, parts: payingCharges(parts, ONE) } });
  });

  it('tells a refund that came with it by itself: a commit moves the money of a client once', () => {
    given(started, made).when(tellsRefund(250_00, 0)).then(completed);
    given(started, made, completed).when(tellsRefund(250_00, 100_00)).then(refunded(250_00, parts));
  });

  it('gives back service first, then what is held, and the rest of it later', () => {
    const part = refunded(60_00, [{ kind: 'service', amount: 60_00 }]);
    given(started, made, completed).when(tellsRefund(60_00, 100_00)).then(part);
    given(started, made, completed, part)
      .when(tellsRefund(250_00, 100_00))
      .then(
        refunded(190_00, [
          { kind: 'government', amount: 100_00 },
          { kind: 'service', amount: 90_00 },
        ]),
      );
  });

  it('never gives back more of it than the client has', () =>
    given(started, made, completed)
      .when(tellsRefund(250_00, 0))
      .then(refunded(250_00, [{ kind: 'service', amount: 250_00 }])));

  it.each([
    [[started, made], 'PAYMENT_NOT_COMPLETED', 'Payment FEE-0000000A is not completed'],
    [[started, made, feeUnknown], 'FEE_UNKNOWN', 'What the processor kept of payment FEE-0000000A is not known yet'],
    [[started, made, completed], 'PAID_OUT', '$242.45 of payment FEE-0000000A is on its way to the bank'],
  ] as const)('arrives at the bank whole, and when it is known what was kept', (history, code, sentence) =>
    given(...history)
      .when({ type: 'PayOutPayment', id, payoutId: 'o', amount: 1_00, on })
      .thenRefused(code, sentence),
  );

  const arrival = { id, payoutId: 'o', amount: 242_45, on };
  const payOut: PortalPaymentCommand = { type: 'PayOutPayment', ...arrival };
  const arrived: PortalPaymentEvent = { type: 'PortalPaymentPaidOut', data: arrival };
  const takeBack: PortalPaymentCommand = { type: 'TakeBackPayout', ...arrival };
  const takenBack: PortalPaymentEvent = { type: 'PortalPaymentPayoutReversed', data: arrival };

  it('arrives once', () => {
    given(started, made, completed).when(payOut).then(arrived);
    given(started, made, completed, arrived)
      .when(payOut)
      .thenRefused('PAID_OUT', 'Payment FEE-0000000A is at the bank already');
  });

  it('is on its way again when the payout with which it arrived is reversed, once, and may then arrive anew', () => {
    given(started, made, completed, arrived).when(takeBack).then(takenBack);
    given(started, made, completed, arrived, takenBack).when(payOut).then(arrived);
    for (const history of [[], [arrived, takenBack]])
      given(started, made, completed, ...history)
        .when(takeBack)
        .thenRefused('NOT_PAID_OUT', 'Payment FEE-0000000A did not arrive with this payout');
  });
});

/** The golden row of client money. */
describe('a payment of 250.00, 100.00 of it for a government', () => {
  it('books 2350 100.00, 4100 150.00, and with a fee of 7.55 that is kept 1050 242.45, 6050 7.55', () => {
    const entries = rules.PortalPaymentCompleted.books({ ...terms, ...paid });
    expect(sidesOf(entries)).toEqual([
      [
        on,
        [
          ['1050', 250_00, 0],
          ['2350', 0, 100_00],
          ['4100', 0, 150_00],
          ['6050', 7_55, 0],
          ['1050', 0, 7_55],
        ],
      ],
    ]);
    expect(entries[0]?.cashLines).toBeUndefined();
    expect(entries[0]?.lines.every(({ party }) => party?.id === 'c')).toBe(true);
  });

  it('pays a charge with its service part, which is income on cash basis only now', () => {
    const [entry] = rules.PortalPaymentCompleted.books({ ...terms, ...paid, parts: payingCharges(parts, ONE) });
    expect(entry?.lines.map(({ accountNumber }) => accountNumber)).toEqual(['1050', '2350', '1110', '6050', '1050']);
    expect(entry?.cashLines?.map(({ accountNumber }) => accountNumber)).toEqual([
      '1050',
      '2350',
      '4100',
      '6050',
      '1050',
    ]);
  });

  it('pays one charge and a part of another, and what is more than both is income at once', () => {
    const charges = [
      { id: 'g', open: 85_00 },
      { id: 'h', open: 40_00 },
    ];
    const [entry] = rules.PortalPaymentCompleted.books({ ...terms, ...paid, parts: payingCharges(parts, charges) });
    const booked = (lines: readonly PostingLine[] = []) =>
      lines.map(({ accountNumber, debit, credit }) => [accountNumber, debit - credit]);
    expect(booked(entry?.lines)).toEqual([
      ['1050', 250_00],
      ['2350', -100_00],
      ['1110', -85_00],
      ['1110', -40_00],
      ['4100', -25_00],
      ['6050', 7_55],
      ['1050', -7_55],
    ]);
    expect(booked(entry?.cashLines)).toEqual([
      ['1050', 250_00],
      ['2350', -100_00],
      ['4100', -85_00],
      ['4100', -40_00],
      ['4100', -25_00],
      ['6050', 7_55],
      ['1050', -7_55],
    ]);
  });

  it('turns the part that goes back', () =>
    expect(
      sidesOf(
        rules.PortalPaymentRefunded.books({
          ...{ ...terms, id, amount: 100_00, parts: [{ kind: 'government', amount: 100_00 }] },
          ...{ refundId: 're_1', reason: 'Filed already', refundedOn: on },
        }),
      ),
    ).toEqual([
      [
        on,
        [
          ['1050', 0, 100_00],
          ['2350', 100_00, 0],
        ],
      ],
    ]));
});
