import { postingRules } from '../../../../platform/money/postings';
import { cents, type Cents } from '../../../../platform/money/money';
import { deciderSpec } from '../../../../platform/testing/decider-spec';
import type { ChosenFactor, FactoringCommand } from '../../invoice-money';
import { invoiceDecider } from './invoice.decider';
import type { InvoiceCommand } from './invoice.commands';
import type { InvoiceEvent } from './invoice.events';
import { NAMED, PAYMENT, TERMS } from './invoice.fixture';
import './invoice.postings';

const given = deciderSpec(invoiceDecider);
const APEX: ChosenFactor = {
  factorId: 'apex',
  factorName: 'Apex Factoring',
  recourse: false,
  recourseDays: null,
  chargesBack: false,
  remitTo: 'Apex Factoring\nPO Box 9',
  notice: 'Pay only Apex.',
  advanceRate: '90',
  feeRate: '3',
  feeAt: 'end',
  feeDays: null,
};
const invoiceOf = (freight: number, detention = 0): InvoiceEvent => ({
  type: 'InvoiceIssued',
  data: {
    ...TERMS,
    id: 7,
    clientId: 'c',
    amount: freight + detention,
    lines: [
      { kind: 'freight', description: 'Freight', amount: freight },
      ...(detention ? [{ kind: 'detention' as const, description: 'Two hours', amount: detention }] : []),
    ],
  },
});
const DAY = { on: '2026-11-05', bookedOn: null } as const;
const factorWith = (factor: Partial<ChosenFactor> = {}, said: { advance?: Cents; fee?: Cents } = {}) =>
  ({ type: 'FactorInvoice', id: 7, factor: { ...APEX, ...factor }, ...DAY, ...said }) as const;
const release = (said: Partial<Extract<FactoringCommand, { type: 'ReleaseReserve' }>> = {}) =>
  ({ type: 'ReleaseReserve', id: 7, on: '2026-12-05', bookedOn: null, ...said }) as const;
const collect = (said: Partial<Extract<FactoringCommand, { type: 'CollectFromFactor' }>> = {}) =>
  ({ type: 'CollectFromFactor', id: 7, paymentId: 1, on: '2026-12-05', bookedOn: null, ...said }) as const;
const CHARGE_BACK = { type: 'ChargeBackInvoice', id: 7, on: '2027-02-05', bookedOn: null, reason: 'Unpaid' } as const;

/** The events of an invoice after commands, one after the other. */
const after = (issued: InvoiceEvent, ...commands: readonly InvoiceCommand[]): readonly InvoiceEvent[] =>
  commands.reduce<readonly InvoiceEvent[]>(
    (past, command) => [
      ...past,
      ...invoiceDecider.decide(command, past.reduce(invoiceDecider.evolve, invoiceDecider.initialState)),
    ],
    [issued],
  );
/** What stands on each account after events, debits less credits, on both bases; accounts at 0 are left out. */
const books = (events: readonly InvoiceEvent[]) => {
  const sums = [new Map<string, number>(), new Map<string, number>()];
  for (const { type, data } of events)
    for (const { lines, cashLines = lines } of postingRules().get(type)?.books(data) ?? [])
      for (const [at, side] of [lines, cashLines].entries())
        for (const { accountNumber, debit, credit } of side) {
          const sum = sums[at] ?? new Map<string, number>();
          sum.set(accountNumber, (sum.get(accountNumber) ?? 0) + debit - credit);
        }
  const [accrual = {}, cash = {}] = sums.map((sum) =>
    Object.fromEntries([...sum].filter(([, amount]) => amount !== 0).toSorted()),
  );
  return { accrual, cash };
};

describe('an invoice sold without recourse', () => {
  it('at 90 % with a fee of 3 % at the end: advance and reserve, then the reserve less the fee', () => {
    const sold = after(invoiceOf(1_850_00, 150_00), factorWith());
    expect(books(sold)).toEqual({
      accrual: { 1000: 1_800_00, 1150: 200_00, 4000: -1_850_00, 4050: -150_00 },
      cash: { 1000: 1_800_00, 4000: -1_665_00, 4050: -135_00 },
    });
    const ended = after(invoiceOf(1_850_00, 150_00), factorWith(), release());
    expect(books(ended)).toEqual({
      accrual: { 1000: 1_940_00, 6000: 60_00, 4000: -1_850_00, 4050: -150_00 },
      cash: { 1000: 1_940_00, 6000: 60_00, 4000: -1_850_00, 4050: -150_00 },
    });
  });

  it('of 50,000: advance 40,000, fee 2,500 at the start; returns 2,000, interest 395.00, release 5,105', () => {
    const chain = after(
      invoiceOf(50_000_00),
      factorWith({ advanceRate: '80', feeRate: '5', feeAt: 'start' }),
      release({
        release: cents(5_105_00),
        fee: cents(0),
        interest: cents(395_00),
        returns: cents(2_000_00),
      }),
    );
    expect(chain[1]?.data).toMatchObject({ advance: 40_000_00, fee: 2_500_00, reserve: 7_500_00 });
    const freightIs48000 = { 1000: 45_105_00, 4000: -48_000_00, 6000: 2_500_00, 6150: 395_00 };
    expect(books(chain)).toEqual({ accrual: freightIs48000, cash: freightIs48000 });
  });

  it('with a fee for each begun step of ten days keeps three of them after 30 days and a day', () => {
    const fees = { feeRate: '1', feeAt: 'day_steps', feeDays: 10 } as const;
    const [, , ended] = after(invoiceOf(2_000_00), factorWith(fees), release({ on: '2026-12-05' }));
    expect(ended?.data).toMatchObject({ fee: 60_00, release: 140_00 });
    const [, , later] = after(invoiceOf(2_000_00), factorWith(fees), release({ on: '2026-12-06' }));
    expect(later?.data).toMatchObject({ fee: 80_00, release: 120_00 });
  });

  it('after a payment in part is sold over the rest, line by line', () => {
    const paid: InvoiceCommand = { type: 'RecordPayment', id: 7, payment: { ...PAYMENT, amount: 700_00 } };
    const chain = after(invoiceOf(1_850_00, 150_00), paid, factorWith(), release({ returns: cents(1_00) }));
    expect(books(chain)).toEqual({
      accrual: { 1000: 700_00 + 1_170_00 + 90_00, 4000: -1_849_07, 4050: -149_93, 6000: 39_00 },
      cash: { 1000: 700_00 + 1_170_00 + 90_00, 4000: -1_849_07, 4050: -149_93, 6000: 39_00 },
    });
  });

  it('goes back only where the contract says so, and then nothing of the sale is left in the books', () => {
    given(...after(invoiceOf(2_000_00), factorWith()))
      .when(CHARGE_BACK)
      .thenRefused('FACTORED_WITHOUT_RECOURSE');
    const back = after(invoiceOf(1_850_00, 150_00), factorWith({ chargesBack: true, feeAt: 'start' }), CHARGE_BACK);
    expect(books(back)).toEqual({
      accrual: { 1100: 2_000_00, 4000: -1_850_00, 4050: -150_00 },
      cash: {},
    });
    const paid: InvoiceCommand = { type: 'RecordPayment', id: 7, payment: { ...PAYMENT, amount: 2_000_00 } };
    expect(books(after(invoiceOf(2_000_00), factorWith({ chargesBack: true }), CHARGE_BACK, paid)).accrual).toEqual({
      1000: 2_000_00,
      4000: -2_000_00,
    });
  });

  it.each<[string, InvoiceCommand]>([
    ['paid by the carrier', { type: 'RecordPayment', id: 7, payment: { ...PAYMENT, amount: 1 } }],
    ['corrected', { type: 'ChangeInvoice', id: 7, changes: { amount: 1 }, paymentId: 9, on: '2026-11-20' }],
    ['voided', { type: 'VoidInvoice', id: 7, reason: 'Twice', on: '2026-11-20' }],
    ['factored again', factorWith()],
    ['reminded of', { type: 'RemindOfInvoice', id: 7, to: 'a@b.test', letter: 'l', invoices: [7] }],
  ])('cannot be %s, before and after its reserve is released', (_, command) => {
    given(...after(invoiceOf(2_000_00), factorWith()))
      .when(command)
      .thenRefused('INVOICE_FACTORED');
    given(...after(invoiceOf(2_000_00), factorWith(), release()))
      .when(command)
      .thenRefused('INVOICE_FACTORED');
  });

  it('has its reserve released once', () => {
    given(...after(invoiceOf(2_000_00), factorWith(), release()))
      .when(release())
      .thenRefused('FACTORING_ENDED');
    given(invoiceOf(2_000_00)).when(release()).thenRefused('INVOICE_NOT_FACTORED');
  });

  it.each([
    [release({ release: cents(140_01) }), /add up to \$200\.01, and the reserve is \$200\.00/],
    [release({ release: cents(100_00) }), /add up to \$160\.00, and the reserve is \$200\.00/],
    [release({ returns: cents(150_00) }), /are \$210\.00: more than the reserve of \$200\.00/],
    [release({ on: '2026-11-04' }), /cannot be before the day it was factored, 11\/05\/2026/],
    [release({ bookedOn: '2026-12-04' }), /cannot be booked before its own date/],
  ])('releases what its reserve is, neither more nor less: %#', (command, said) => {
    const state = after(invoiceOf(2_000_00), factorWith()).reduce(invoiceDecider.evolve, invoiceDecider.initialState);
    expect(() => invoiceDecider.decide(command, state)).toThrow(said);
  });
});

describe('an invoice that a factor lends on', () => {
  const lent = factorWith({ recourse: true, recourseDays: 60 });

  it('stays a receivable; the advance is a loan on both bases until the factor collects', () => {
    expect(books(after(invoiceOf(1_850_00, 150_00), lent))).toEqual({
      accrual: { 1000: 1_800_00, 1100: 2_000_00, 2250: -1_800_00, 4000: -1_850_00, 4050: -150_00 },
      cash: { 1000: 1_800_00, 2250: -1_800_00 },
    });
    const collected = { 1000: 1_940_00, 4000: -1_850_00, 4050: -150_00, 6000: 60_00 };
    expect(books(after(invoiceOf(1_850_00, 150_00), lent, collect()))).toEqual({ accrual: collected, cash: collected });
  });

  it('with a fee at the start owes the factor both, and no fee when it collects', () => {
    const collected = { 1000: 1_940_00, 4000: -2_000_00, 6000: 60_00 };
    const chain = after(invoiceOf(2_000_00), factorWith({ recourse: true, feeAt: 'start' }), collect());
    expect(books(chain)).toEqual({ accrual: collected, cash: collected });
  });

  it('is charged back: the loan is paid back, and the broker owes it to the carrier', () => {
    const chain = after(invoiceOf(2_000_00), lent, CHARGE_BACK);
    expect(books(chain)).toEqual({ accrual: { 1100: 2_000_00, 4000: -2_000_00 }, cash: {} });
    given(...chain)
      .when(CHARGE_BACK)
      .thenRefused('FACTORING_ENDED');
    given(...chain)
      .when(collect())
      .thenRefused('FACTORING_ENDED');
  });

  it('that is collected in part is short by the rest, which the carrier can settle', () => {
    const chain = after(invoiceOf(2_000_00), lent, collect({ amount: cents(1_950_00) }));
    expect(books(chain).accrual).toMatchObject({ 1000: 1_890_00, 1100: 50_00, 6000: 60_00 });
    const pays = (amount: number): InvoiceCommand => ({
      type: 'RecordPayment',
      id: 7,
      payment: { ...PAYMENT, paymentId: 2, amount },
    });
    given(...chain)
      .when(pays(50_01))
      .thenRefused('OVERPAYMENT');
    expect(
      books([
        ...chain,
        ...invoiceDecider.decide(pays(50_00), chain.reduce(invoiceDecider.evolve, invoiceDecider.initialState)),
      ]).accrual,
    ).not.toHaveProperty('1100');
  });

  it('ends a dispute as far as what is collected reaches it', () => {
    const disputed = { type: 'DisputeInvoice', id: 7, amount: 100_00, reason: 'Late', on: '2026-11-20' } as const;
    const state = after(invoiceOf(2_000_00), lent, disputed).reduce(invoiceDecider.evolve, invoiceDecider.initialState);
    const types = (amount: number) =>
      invoiceDecider.decide(collect({ amount: cents(amount) }), state).map(({ type }) => type);
    expect(types(1_900_00)).toEqual(['FactorCollected']);
    expect(types(1_950_00)).toEqual(['FactorCollected', 'InvoiceDisputeSettled']);
  });

  it('collects at least what the factor keeps', () =>
    given(...after(invoiceOf(2_000_00), lent))
      .when(collect({ amount: cents(1_859_99) }))
      .thenRefused('INVALID'));

  it('has no reserve to release, and a sold one is not collected', () => {
    given(...after(invoiceOf(2_000_00), lent))
      .when(release())
      .thenRefused('FACTORED_WITH_RECOURSE');
    given(...after(invoiceOf(2_000_00), factorWith()))
      .when(collect())
      .thenRefused('FACTORED_WITHOUT_RECOURSE');
  });
});

describe('a step of an invoice with a factor', () => {
  const state = (...commands: readonly InvoiceCommand[]) =>
    after(invoiceOf(2_000_00), ...commands).reduce(invoiceDecider.evolve, invoiceDecider.initialState);
  const lent = factorWith({ recourse: true });
  it.each<[string, readonly InvoiceCommand[], InvoiceCommand]>([
    ['a sale', [], { ...factorWith(), bookedOn: '2026-11-04' }],
    ['a collection', [lent], collect({ bookedOn: '2026-12-04' })],
    ['a charge-back', [lent], { ...CHARGE_BACK, bookedOn: '2027-02-04' }],
  ])('is not booked before its own day: %s', (_, before, command) =>
    expect(() => invoiceDecider.decide(command, state(...before))).toThrow('It cannot be booked before its own date'),
  );
});

describe('what can be factored', () => {
  it('is what is open', () => {
    const paid: InvoiceCommand = { type: 'RecordPayment', id: 7, payment: { ...PAYMENT, amount: 2_000_00 } };
    given(...after(invoiceOf(2_000_00), paid))
      .when(factorWith())
      .thenRefused('INVOICE_PAID');
    given({ type: 'InvoiceDrafted', data: { ...TERMS, id: 7 } })
      .when(factorWith())
      .thenRefused('INVOICE_NOT_OPEN');
  });
  it('advance and fee are no more than that', () => {
    given(invoiceOf(2_000_00))
      .when(factorWith({}, { advance: cents(2_000_01) }))
      .thenRefused('INVALID');
    given(invoiceOf(2_000_00))
      .when(factorWith({}, { advance: cents(0) }))
      .thenRefused('INVALID');
    given(invoiceOf(2_000_00))
      .when(factorWith({ feeAt: 'start' }, { advance: cents(1_940_01) }))
      .thenRefused('INVALID');
  });
  it('moves with its load: what was advanced and kept, too', () => {
    const moved: InvoiceCommand = {
      type: 'ChangeInvoice',
      id: 7,
      changes: { loadId: 4 },
      ofLoad: { vehicleId: 'v', driverId: 9 },
      paymentId: 9,
      on: '2026-11-10',
    };
    const chain = after(invoiceOf(2_000_00), factorWith({ feeAt: 'start' }), moved);
    expect(chain.at(-1)).toEqual({
      type: 'InvoiceReassigned',
      data: expect.objectContaining({
        before: NAMED,
        after: { ...NAMED, loadId: 4, vehicleId: 'v', driverId: 9 },
        allocated: [{ kind: 'freight', amount: 1_860_00 }],
        fees: 60_00,
      }) as unknown,
    });
  });
});
