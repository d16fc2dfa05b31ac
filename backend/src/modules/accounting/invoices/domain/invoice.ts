import { assertNever, invariant } from '../../../../platform/core/errors';
import { add, cents, NOTHING, subtract, type Cents } from '../../../../platform/money/money';
import type { Factored, Released } from './factoring.events';
import type { Credit, InvoiceEvent, LineAmount, Payment, Terms, WriteOff } from './invoice.events';

/** What became of an invoice with a factor. */
export const FACTORING_STATUSES = ['advanced', 'collected', 'released', 'charged_back'] as const;
export type FactoringStatus = (typeof FACTORING_STATUSES)[number];
/** The terms on which an invoice was factored, and what became of it. */
export interface Factoring extends Factored {
  readonly status: FactoringStatus;
  readonly released: Released | null;
}

/**
 * The state of an invoice that its decider needs. `paid` is the amount that payments have cleared from the receivable:
 * the net amounts and the fees of factors. Of payments, credits and write-offs it knows those that stand.
 */
export type InvoiceState =
  | { readonly status: 'none' }
  | { readonly status: 'draft'; readonly terms: Terms }
  | {
      readonly status: 'open';
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
      readonly sentTo: string | null;
    }
  | { readonly status: 'void'; readonly terms: Terms };

export type OpenInvoice = Extract<InvoiceState, { status: 'open' }>;

export const noInvoice: InvoiceState = { status: 'none' };
/** What an issued invoice begins with. */
const UNCLEARED = {
  paid: NOTHING,
  credited: NOTHING,
  writtenOff: NOTHING,
  payments: [],
  credits: [],
  writeOffs: [],
  disputed: [],
  factoring: null,
  factorFees: NOTHING,
} as const;
/** All that has cleared something of the invoice, in the order in which it is taken from its lines. */
export const clearingsOf = ({ payments, credits, writeOffs, factoring }: OpenInvoice) => [
  ...payments,
  ...credits,
  ...writeOffs,
  ...(factoring && isSold(factoring) ? [{ amount: factoring.amount, allocated: factoring.open }] : []),
];
/** What is open of the receivable: neither paid nor credited nor written off, nor sold to a factor. */
export const balanceOf = ({ terms, paid, credited, writtenOff, factoring }: OpenInvoice): Cents =>
  [paid, credited, writtenOff, soldOf(factoring)].reduce(subtract, cents(terms.amount));

/** Whether a factor owns what was open of the invoice: the broker owes it to the factor. */
const isSold = ({ recourse, status }: Factoring): boolean => !recourse && status !== 'charged_back';
/** What of an invoice is sold to a factor, in cents. */
export const soldOf = (factoring: Factoring | null): Cents =>
  factoring && isSold(factoring) ? cents(factoring.amount) : NOTHING;

const open = (invoice: InvoiceState, after: string): OpenInvoice => {
  invariant(invoice.status === 'open', `${after} follows an issue`);
  return invoice;
};

export const evolve = (invoice: InvoiceState, event: InvoiceEvent): InvoiceState => {
  switch (event.type) {
    case 'InvoiceDrafted':
      return { status: 'draft', terms: event.data };
    case 'InvoiceIssued':
      return { status: 'open', terms: event.data, ...UNCLEARED, overdue: false, sentTo: null };
    case 'InvoiceNotesChanged': {
      invariant(invoice.status === 'draft' || invoice.status === 'open', 'a change follows a draft or an issue');
      const terms = { ...invoice.terms, ...event.data.changes } as Terms;
      return invoice.status === 'draft'
        ? { ...invoice, terms }
        : { ...invoice, terms, overdue: event.data.changes.dueDate === undefined && invoice.overdue };
    }
    case 'InvoiceCorrected':
      return { ...open(invoice, 'a correction'), terms: event.data.after, disputed: [], overdue: false };
    case 'InvoiceReassigned': {
      const { loadId, vehicleId, driverId } = event.data.after;
      const before = open(invoice, 'an assignment');
      return { ...before, terms: { ...before.terms, loadId, vehicleId, driverId } };
    }
    case 'InvoiceSent':
      return { ...open(invoice, 'sending'), sentTo: event.data.to };
    case 'InvoiceReminded':
      return open(invoice, 'a reminder');
    case 'InvoiceBecameOverdue':
      return { ...open(invoice, 'becoming overdue'), overdue: true };
    case 'InvoicePaymentReceived': {
      const before = open(invoice, 'a payment');
      return {
        ...before,
        paid: add(before.paid, cents(event.data.amount)),
        payments: [...before.payments, event.data],
      };
    }
    case 'InvoicePaymentReversed': {
      const before = open(invoice, 'a reversal');
      const payments = before.payments.filter((payment) => payment.paymentId !== event.data.paymentId);
      invariant(payments.length < before.payments.length, 'a reversal follows its payment');
      // a paid invoice is open again; the nightly job decides whether it is overdue
      return {
        ...before,
        paid: subtract(before.paid, cents(event.data.amount)),
        payments,
        overdue: before.overdue && balanceOf(before) > 0,
      };
    }
    case 'InvoiceCredited': {
      const before = open(invoice, 'a credit');
      const credited = add(before.credited, cents(event.data.amount));
      return { ...before, credited, credits: [...before.credits, event.data] };
    }
    case 'InvoiceWrittenOff': {
      const before = open(invoice, 'a write-off');
      const writtenOff = add(before.writtenOff, cents(event.data.amount));
      return { ...before, writtenOff, writeOffs: [...before.writeOffs, event.data] };
    }
    case 'InvoiceWriteOffReversed': {
      const before = open(invoice, 'a reversal');
      return { ...before, writtenOff: NOTHING, writeOffs: [], overdue: before.overdue && balanceOf(before) > 0 };
    }
    case 'InvoiceDisputed':
      return { ...open(invoice, 'a dispute'), disputed: event.data.lines };
    case 'InvoiceDisputeSettled':
      return { ...open(invoice, 'settling'), disputed: event.data.left };
    case 'InvoiceFactored': {
      const before = open(invoice, 'factoring');
      const factorFees = add(before.factorFees, cents(event.data.fee));
      return { ...before, factorFees, factoring: { ...event.data, status: 'advanced', released: null } };
    }
    case 'FactorReserveReleased': {
      const before = open(invoice, 'a release');
      const factorFees = add(before.factorFees, cents(event.data.fee));
      return { ...withFactor(before, { status: 'released', released: event.data }), factorFees };
    }
    case 'FactoredInvoiceChargedBack': {
      const before = open(invoice, 'a charge-back');
      // the fee of a loan is not given back
      const givenBack = cents(event.data.recourse ? 0 : event.data.fee);
      const factorFees = subtract(before.factorFees, givenBack);
      return { ...withFactor(before, { status: 'charged_back' }), factorFees };
    }
    case 'FactorCollected': {
      const before = withFactor(open(invoice, 'a collection'), { status: 'collected' });
      return {
        ...before,
        paid: add(before.paid, cents(event.data.amount)),
        payments: [...before.payments, event.data],
      };
    }
    case 'InvoiceVoided':
      invariant(invoice.status === 'draft' || invoice.status === 'open', 'voiding follows a draft or an issue');
      return { status: 'void', terms: invoice.terms };
    default:
      return assertNever(event);
  }
};

const withFactor = (invoice: OpenInvoice, after: Partial<Pick<Factoring, 'status' | 'released'>>): OpenInvoice => {
  const { factoring } = invoice;
  invariant(factoring !== null, 'it follows factoring');
  return { ...invoice, factoring: { ...factoring, ...after } };
};
