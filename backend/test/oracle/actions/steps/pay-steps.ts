import fc from 'fast-check';
import { cents, maybe, which } from './step-values';

/** Of what drivers earn, owe and are paid; how often each, and what it may say. */
export const paySteps = {
  addPayRule: [
    2,
    fc.record({
      driver: which,
      basis: fc.constantFrom('percent_linehaul', 'flat', 'stop', 'detention_share'),
      rate: fc.integer({ min: 1, max: 100 }),
      until: maybe(fc.constant(20)),
    }),
  ],
  addDeduction: [
    2,
    fc.record({
      driver: which,
      kind: fc.constantFrom('advance', 'escrow', 'insurance', 'lease'),
      rate: fc.integer({ min: 1, max: 300 }),
      whenShort: fc.boolean(),
    }),
  ],
  advance: [2, fc.record({ driver: which, cents, twice: fc.boolean() })],
  keepAccount: [1, fc.record({ driver: which, owner: fc.boolean(), rate: maybe(fc.integer({ min: 1, max: 12 })) })],
  returnEscrow: [1, fc.record({ driver: which, cents })],
  haul: [4, fc.record({ driver: which, cents, number: fc.integer({ min: 500_000, max: 999_999 }) })],
  prepareSettlement: [5, fc.record({ driver: which, twice: fc.boolean() })],
  moveSettlement: [
    8,
    fc.record({
      which,
      how: fc.constantFrom('approve', 'approve', 'pay', 'pay', 'reopen', 'discard', 'payment/reverse'),
    }),
  ],
  editSettlement: [3, fc.record({ which, cents, out: maybe(which) })],
  disputeSettlement: [1, fc.record({ which, answer: fc.boolean() })],
} as const;
