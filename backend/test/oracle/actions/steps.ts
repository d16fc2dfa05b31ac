import fc from 'fast-check';
import { BEGINNING } from './beginning';
import { iftaSteps } from './steps/ifta-steps';
import { expenseSteps } from './steps/expense-steps';
import { invoiceSteps } from './steps/invoice-steps';
import { ledgerSteps } from './steps/ledger-steps';
import { paySteps } from './steps/pay-steps';
import { portalSteps } from './steps/portal-steps';
import { receivableSteps } from './steps/receivable-steps';
import { recordSteps } from './steps/record-steps';

/** What may happen in a firm, and how often. A number picks one of what is there. */
const arbitraries = {
  ...invoiceSteps,
  ...receivableSteps,
  ...ledgerSteps,
  ...expenseSteps,
  ...paySteps,
  ...iftaSteps,
  ...portalSteps,
  ...recordSteps,
} as const;

type Arbitraries = typeof arbitraries;
export type StepName = keyof Arbitraries;
export type Command<Name extends StepName> = Arbitraries[Name][1] extends fc.Arbitrary<infer Of> ? Of : never;
export type Step = { readonly [Name in StepName]: { readonly do: Name } & Command<Name> }[StepName];

const anyStep = fc.oneof(
  ...Object.entries(arbitraries).map(([name, [weight, command]]) => ({
    weight,
    arbitrary: (command as fc.Arbitrary<object>).map((values) => ({ do: name, ...values })),
  })),
) as unknown as fc.Arbitrary<Step>;

export const histories = (from: number, to: number): fc.Arbitrary<Step[]> =>
  fc.array(anyStep, { minLength: from, maxLength: to, size: 'max' }).map((steps) => [...BEGINNING, ...steps]);
