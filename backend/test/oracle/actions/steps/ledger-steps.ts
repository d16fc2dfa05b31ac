import fc from 'fast-check';
import { cents, day, maybe, which, who } from './step-values';

/** Of what is written in the ledger, and what the bank says; how often each, and what it may say. */
export const ledgerSteps = {
  addAccount: [1, fc.record({ who, number: fc.integer({ min: 7_000, max: 7_003 }) })],
  changeAccount: [2, fc.record({ which, command: fc.constantFrom('delete', 'deactivate', 'activate') })],
  writeEntry: [
    4,
    fc.record({
      who,
      client: maybe(which),
      vehicle: maybe(which),
      account: fc.constantFrom('2000', '3200', '5100', '6200'),
      own: maybe(which),
      cents,
      on: day,
      twice: fc.boolean(),
    }),
  ],
  addTemplate: [
    2,
    fc.record({
      who,
      client: maybe(which),
      vehicle: maybe(which),
      cents,
      every: maybe(fc.constantFrom('month', 'quarter', 'year')),
      on: day,
      twice: fc.boolean(),
    }),
  ],
  postTemplates: [2, fc.record({})],
  reverseEntry: [2, fc.record({ which, on: maybe(day) })],
  addBank: [
    2,
    fc.record({
      who,
      client: maybe(which),
      account: fc.constantFrom('1000', '1000', '1020', '5000'),
      twice: fc.boolean(),
    }),
  ],
  addBankRule: [1, fc.record({ who, client: maybe(which), side: fc.constantFrom('in', 'out', 'both') })],
  importBank: [
    3,
    fc.record({
      which,
      rows: fc.array(fc.record({ of: maybe(which), days: fc.nat(4), cents }), { minLength: 1, maxLength: 3 }),
    }),
  ],
  settleBank: [
    6,
    fc.record({
      which,
      how: fc.constantFrom('match', 'match', 'match', 'book', 'book', 'ignore', 'open'),
      off: fc.nat(4).map((nr) => nr === 0),
    }),
  ],
  reconcileBank: [3, fc.record({ which, off: fc.constantFrom(0, 0, 1) })],
  undoBank: [1, fc.record({ which })],
} as const;
