import fc from 'fast-check';
import { which } from './step-values';

/** Of what clients pay the firm, and what is held for them; how often each, and what it may say. */
export const portalSteps = {
  payInPortal: [
    3,
    fc.record({ card: fc.constantFrom('good', 'good', 'good', 'declined', 'fee later'), twice: fc.boolean() }),
  ],
  payByBank: [
    2,
    fc.record({
      client: which,
      method: fc.constantFrom('ach', 'bank_transfer', 'check'),
      /** What of it is for a government. */
      government: fc.constantFrom(0, 2_500, 7_550),
      twice: fc.boolean(),
    }),
  ],
  moveMoney: [
    3,
    fc.record({
      client: which,
      kind: fc.constantFrom('received', 'received', 'paid_out', 'refunded', 'moved'),
      cents: fc.constantFrom(2_500, 10_000),
      account: fc.constantFrom('1000', '1020'),
      twice: fc.boolean(),
    }),
  ],
  charge: [2, fc.record({ client: which, cents: fc.constantFrom(15_000, 5_050), twice: fc.boolean() })],
  cancelCharge: [1, fc.record({ which })],
  payOut: [1, fc.record({ which })],
  reversePayout: [1, fc.record({ which })],
  movePayment: [2, fc.record({ which, to: fc.constantFrom('processing', 'completed', 'completed', 'failed') })],
  refundInPortal: [1, fc.record({ which })],
  refundPart: [1, fc.record({ which, percent: fc.constantFrom(10, 50) })],
  feeTold: [1, fc.record({ which })],
} as const;
