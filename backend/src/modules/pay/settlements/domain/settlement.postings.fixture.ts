import { postingExamples } from '../../../../platform/testing/posting-examples';
import { balancesOf, inPocket, NO_POCKETS, totalsOf } from './lines';
import { payOf, type Work } from './pay';
import { deduction, expense, load, rule, WEEK } from './pay.fixture';
import { settlementPostings } from './settlement.postings';

/** The settlement that some work of a driver comes to. */
export const settlementOf = (over: Partial<Work>) => {
  const work = { ...WEEK, ...over };
  const { lines, leftOut } = payOf(work);
  return {
    ...{ id: 3, number: 'S-3', account: 'firm.7', clientId: null, driverId: 7, driverName: 'Dana Reyes' },
    ...{ from: work.from, to: work.to, lines: [...lines], leftOut: [...leftOut] },
    balances: [...balancesOf(lines, (pocket) => inPocket(work.pockets, pocket))],
    ...totalsOf(lines),
  };
};

const FLAT = { loads: [load()], payRules: [rule('flat', '1400')] };
const ADVANCED = { ...NO_POCKETS, advance: 500_00 };
/** Domain rules §12: gross $1,400.00, fuel of $500.00 from the advance, escrow of $50.00. */
const usual = settlementOf({ ...FLAT, pockets: ADVANCED, deductionRules: [deduction('escrow', '50')] });
/** A lumper of $120.00 is given back; fuel of $500.00, insurance and rent are taken. */
const whole = settlementOf({
  ...FLAT,
  expenses: [expense('paid', 120_00), expense('charged', 500_00)],
  deductionRules: [deduction('insurance', '187.50'), deduction('lease', '200')],
});
/** $400.00 earned, and fuel of $500.00: $100.00 is carried. */
const short = settlementOf({ ...FLAT, payRules: [rule('flat', '400')], expenses: [expense('charged', 500_00)] });

const APPROVED = { approvedOn: '2026-11-24', bookedOn: null };
const PAID = { paidOn: '2026-11-26', method: 'ach', reference: 'ACH 4471', bookedOn: null } as const;

export const settlementExamples = postingExamples(settlementPostings, {
  SettlementApproved: [
    { ...usual, ...APPROVED },
    { ...whole, ...APPROVED },
    { ...short, ...APPROVED },
    { ...usual, ...APPROVED, bookedOn: '2026-12-01' },
  ],
  SettlementReopened: [{ ...usual, ...APPROVED, on: '2026-11-25', reason: 'A load is missing' }],
  SettlementPaid: [
    { ...usual, ...PAID },
    { ...whole, ...PAID },
    { ...short, ...PAID },
    { ...usual, ...PAID, bookedOn: '2026-12-01' },
  ],
  SettlementPaymentReversed: [{ ...usual, ...PAID, reversedOn: '2026-11-27', reason: 'Returned by the bank' }],
});
