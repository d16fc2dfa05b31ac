import fc from 'fast-check';
import { cents, maybe, which } from './step-values';

/** Of what is bought, paid later and charged to drivers; how often each, and what it may say. */
export const expenseSteps = {
  spend: [
    4,
    fc.record({
      client: maybe(which),
      driver: maybe(which),
      cents,
      paidFrom: fc.constantFrom('bank', 'on_account', 'on_account', 'fuel_card', 'fuel_card', 'driver'),
      /** Fuel of an owner-operator. */
      toDriver: fc.boolean(),
      on: maybe(fc.integer({ min: -40, max: 0 })),
      twice: fc.boolean(),
    }),
  ],
  payExpense: [3, fc.record({ which, twice: fc.boolean() })],
  reverseExpense: [1, fc.record({ which })],
  changeExpense: [2, fc.record({ which, cents })],
  payCard: [3, fc.record({ which, percent: fc.constantFrom(30, 100, 101), twice: fc.boolean() })],
  reverseCard: [1, fc.record({ which })],
} as const;
