import fc from 'fast-check';
import { which } from './step-values';

/** Of fuel-tax returns; their trips and fuel are kept by other steps. How often each, and what it may say. */
export const iftaSteps = {
  workOutReturn: [2, fc.record({ client: which, quarter: fc.constantFrom('Q1', 'Q2', 'Q3') })],
  moveReturn: [
    5,
    fc.record({
      which,
      how: fc.constantFrom('draft', 'review', 'review', 'file', 'file', 'amend', 'pay', 'payment/reverse', 'discard'),
    }),
  ],
} as const;
