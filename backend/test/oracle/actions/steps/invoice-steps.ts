import fc from 'fast-check';
import { cents, day, line, maybe, which, who } from './step-values';

/** Of what happens to invoices and their money; how often each, and what it may say. */
export const invoiceSteps = {
  createInvoice: [
    7,
    fc.record({
      who,
      broker: which,
      client: maybe(which),
      load: maybe(which),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      draft: fc.nat(3).map((n) => n === 0),
      issued: maybe(day),
      due: maybe(day),
      twice: fc.boolean(),
    }),
  ],
  changeInvoice: [
    9,
    fc.record({
      who,
      which,
      change: fc.oneof(
        fc.record({ due: maybe(day) }),
        fc.record({ due: maybe(day) }),
        fc.record({ issued: day }),
        fc.record({ amount: cents }),
        fc.record({ amount: cents, due: maybe(day) }),
        fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 2 }) }),
        fc.record({ client: maybe(which) }),
        fc.record({ broker: which }),
        fc.record({ load: maybe(which) }),
        fc.record({ number: fc.integer({ min: 100_000, max: 999_999 }) }),
        fc.record({ notes: maybe(fc.constantFrom('Call first', 'Send 100% by mail', 'under_score')) }),
      ),
    }),
  ],
  setStatus: [
    6,
    fc.record({ who, which, status: fc.constantFrom('pending', 'paid', 'overdue', 'cancelled', 'draft') }),
  ],
  sendInvoice: [2, fc.record({ who, which })],
  voidInvoice: [2, fc.record({ which })],
  pay: [
    10,
    fc.record({
      who,
      which,
      percent: fc.constantFrom(1, 40, 100, 100, 100, 101),
      fee: fc.constantFrom(null, 0, 3, 100),
      on: maybe(day),
      twice: fc.boolean(),
    }),
  ],
  /** One check over several invoices. */
  payTogether: [
    3,
    fc.record({ who, which, other: which, percent: fc.constantFrom(40, 100, 100, 101), twice: fc.boolean() }),
  ],
  remind: [2, fc.record({ who, which, other: which, twice: fc.boolean() })],
  reverse: [6, fc.record({ which })],
} as const;
