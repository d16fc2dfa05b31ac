import { invariant, mistake, RuleViolation } from '../../../../platform/core/errors';
import type { IsoDate } from '../../../../platform/money/dates';
import { add, cents, NOTHING, subtract, type Cents } from '../../../../platform/money/money';
import { restsAfter } from './allocate';
import type { Factored, Released } from './factoring/factoring.events';
import type { Payment, Terms } from './invoice-shapes.events';
import type { Credit, LineAmount, MoneyEvent, WriteOff } from './money.events';

/** What became of an invoice with a factor. */
export const FACTORING_STATUSES = ['advanced', 'collected', 'released', 'charged_back'] as const;
export type FactoringStatus = (typeof FACTORING_STATUSES)[number];
/** The terms on which an invoice was factored, and what became of it. */
export interface Factoring extends Factored {
  readonly status: FactoringStatus;
  readonly released: Released | null;
}

/**
 * The money of an issued invoice: what it charges, and what cleared it. `paid` is the amount that payments have cleared
 * from the receivable: the net amounts and the fees of factors. Of payments, credits and write-offs it knows those that
 * stand.
 */
export interface Receivable {
  readonly terms: Terms;
  readonly paid: Cents;
  readonly credited: Cents;
  readonly writtenOff: Cents;
  readonly payments: readonly Payment[];
  readonly credits: readonly Credit[];
  readonly writeOffs: readonly WriteOff[];
  /** What the carrier disputes, by line. */
  readonly disputed: readonly LineAmount[];
  /** What a factor has to do with it, once it was factored. */
  readonly factoring: Factoring | null;
  /** The fees that factors kept besides those of payments. */
  readonly factorFees: Cents;
  readonly overdue: boolean;
}

/** What an issued invoice begins with. */
export const UNCLEARED = {
  paid: NOTHING,
  credited: NOTHING,
  writtenOff: NOTHING,
  payments: [],
  credits: [],
  writeOffs: [],
  disputed: [],
  factoring: null,
  factorFees: NOTHING,
  overdue: false,
} as const;

/** All that has cleared something of the invoice, in the order in which it is taken from its lines. */
export const clearingsOf = ({ payments, credits, writeOffs, factoring }: Receivable) => [
  ...payments,
  ...credits,
  ...writeOffs,
  ...(factoring && isSold(factoring) ? [{ amount: factoring.amount, allocated: factoring.open }] : []),
];
/** What is open of the receivable: neither paid nor credited nor written off, nor sold to a factor. */
export const balanceOf = ({ terms, paid, credited, writtenOff, factoring }: Receivable): Cents =>
  [paid, credited, writtenOff, soldOf(factoring)].reduce(subtract, cents(terms.amount));
/** What is open of each line, in cents. */
export const restsOf = (invoice: Receivable): readonly number[] =>
  restsAfter(invoice.terms.lines, clearingsOf(invoice));

/** Whether a factor owns what was open of the invoice: the broker owes it to the factor. */
const isSold = ({ recourse, status }: Factoring): boolean => !recourse && status !== 'charged_back';
/** What of an invoice is sold to a factor, in cents. */
export const soldOf = (factoring: Factoring | null): Cents =>
  factoring && isSold(factoring) ? cents(factoring.amount) : NOTHING;

/** @throws RuleViolation INVOICE_HAS_PAYMENTS when payments, credits or write-offs of it stand */
export const mustBeUncleared = ({ payments, credits, writeOffs }: Receivable, refusal: string): void => {
  if (payments.length > 0) throw new RuleViolation('INVOICE_HAS_PAYMENTS', `${refusal}; reverse the payments first`);
  if (writeOffs.length > 0)
    throw new RuleViolation(
      'INVOICE_HAS_PAYMENTS',
      `${refusal.replace('with payments', 'that is written off')}; reverse the write-off first`,
    );
  if (credits.length > 0)
    throw new RuleViolation(
      'INVOICE_HAS_PAYMENTS',
      `${refusal.replace('with payments', 'with credits')}; reverse the credits first`,
    );
};

/** @throws RuleViolation INVALID when a step would be booked before its own day */
export const mustBeBookedLater = (bookedOn: IsoDate | null, on: IsoDate): void => {
  if (bookedOn && bookedOn < on) throw mistake('bookedOn', 'It cannot be booked before its own date');
};

/** The receivable after an event of its money. */
export const evolveMoney = <Of extends Receivable>(before: Of, event: MoneyEvent): Of => {
  switch (event.type) {
    case 'InvoicePaymentReceived':
      return withPayment(before, event.data);
    case 'InvoicePaymentReversed': {
      const payments = before.payments.filter((payment) => payment.paymentId !== event.data.paymentId);
      invariant(payments.length < before.payments.length, 'a reversal follows its payment');
      return { ...reopened(before), paid: subtract(before.paid, cents(event.data.amount)), payments };
    }
    case 'InvoiceCredited': {
      const credited = add(before.credited, cents(event.data.amount));
      return { ...before, credited, credits: [...before.credits, event.data] };
    }
    case 'InvoiceWrittenOff': {
      const writtenOff = add(before.writtenOff, cents(event.data.amount));
      return { ...before, writtenOff, writeOffs: [...before.writeOffs, event.data] };
    }
    case 'InvoiceCreditReversed':
      return { ...reopened(before), credited: NOTHING, credits: [] };
    case 'InvoiceWriteOffReversed':
      return { ...reopened(before), writtenOff: NOTHING, writeOffs: [] };
    case 'InvoiceDisputed':
      return { ...before, disputed: event.data.lines };
    case 'InvoiceDisputeSettled':
      return { ...before, disputed: event.data.left };
    case 'InvoiceFactored': {
      const factorFees = add(before.factorFees, cents(event.data.fee));
      return { ...before, factorFees, factoring: { ...event.data, status: 'advanced', released: null } };
    }
    case 'FactorReserveReleased': {
      const factorFees = add(before.factorFees, cents(event.data.fee));
      return { ...withFactor(before, { status: 'released', released: event.data }), factorFees };
    }
    case 'FactoredInvoiceChargedBack': {
      // the fee of a loan is not given back
      const givenBack = cents(event.data.recourse ? 0 : event.data.fee);
      const factorFees = subtract(before.factorFees, givenBack);
      return { ...withFactor(before, { status: 'charged_back' }), factorFees };
    }
    case 'FactorCollected':
      return withPayment(withFactor(before, { status: 'collected' }), event.data);
  }
};

const withPayment = <Of extends Receivable>(before: Of, payment: Payment): Of => ({
  ...before,
  paid: add(before.paid, cents(payment.amount)),
  payments: [...before.payments, payment],
});

/** A paid invoice is open again; the nightly job decides whether it is overdue. */
const reopened = <Of extends Receivable>(before: Of): Of => ({
  ...before,
  overdue: before.overdue && balanceOf(before) > 0,
});

const withFactor = <Of extends Receivable>(invoice: Of, after: Partial<Pick<Factoring, 'status' | 'released'>>): Of => {
  const { factoring } = invoice;
  invariant(factoring !== null, 'it follows factoring');
  return { ...invoice, factoring: { ...factoring, ...after } };
};
