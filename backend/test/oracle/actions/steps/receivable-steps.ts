import fc from 'fast-check';
import { cents, maybe, which, who } from './step-values';

/** Of what is not simply paid: credits, disputes, deposits, factors; how often each, and what it may say. */
export const receivableSteps = {
  /** A part is credited, written off or disputed, by line or shared out. */
  clear: [
    6,
    fc.record({
      who,
      which,
      way: fc.constantFrom('credits', 'write-offs', 'write-offs', 'disputes', 'disputes'),
      percent: fc.constantFrom(1, 30, 100, 101),
      byLine: fc.boolean(),
      twice: fc.boolean(),
    }),
  ],
  settle: [3, fc.record({ who, which, how: fc.constantFrom('owed', 'credited', 'written_off') })],
  reverseCredits: [2, fc.record({ which })],
  reverseWriteOff: [2, fc.record({ which })],
  /** A payment meant for the whole invoice that is short of it. */
  payShort: [
    3,
    fc.record({
      who,
      which,
      percent: fc.constantFrom(60, 95),
      how: fc.constantFrom('open', 'disputed', 'written_off'),
    }),
  ],
  /** A check with a rest that becomes a deposit. */
  overpay: [3, fc.record({ who, which, rest: cents, discount: fc.constantFrom(null, 0, 3), twice: fc.boolean() })],
  applyDeposit: [
    4,
    fc.record({ who, which, other: which, percent: fc.constantFrom(null, 50, 100, 101), twice: fc.boolean() }),
  ],
  refundDeposit: [1, fc.record({ who, which, percent: fc.constantFrom(null, 50, 101) })],
  addFactor: [
    2,
    fc.record({
      client: maybe(which),
      rate: fc.constantFrom('80', '90', '97.5'),
      fee: fc.constantFrom('0', '1.25', '3'),
      feeAt: fc.constantFrom('end', 'start', 'day_steps'),
      recourse: fc.boolean(),
      number: fc.integer({ min: 100_000, max: 999_999 }),
    }),
  ],
  factor: [5, fc.record({ who, which, other: which, twice: fc.boolean() })],
  endFactoring: [
    5,
    fc.record({
      which,
      way: fc.constantFrom('collect', 'release', 'charge-back'),
      returns: fc.constantFrom(0, 1, 100),
      twice: fc.boolean(),
    }),
  ],
} as const;
