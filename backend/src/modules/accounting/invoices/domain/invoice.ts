import { assertNever, invariant } from '../../../../platform/core/errors';
import { add, cents, NOTHING, subtract, type Cents } from '../../../../platform/money/money';
import type { Credit, InvoiceEvent, LineAmount, Payment, Terms, WriteOff } from './invoice.events';

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
} as const;
/** All that has cleared something of the invoice, in the order in which it is taken from its lines. */
export const clearingsOf = ({ payments, credits, writeOffs }: OpenInvoice) => [...payments, ...credits, ...writeOffs];
/** What is open of the receivable: neither paid nor credited nor written off. */
export const balanceOf = ({ terms, paid, credited, writtenOff }: OpenInvoice): Cents =>
  [paid, credited, writtenOff].reduce(subtract, cents(terms.amount));

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
    case 'InvoiceVoided':
      invariant(invoice.status === 'draft' || invoice.status === 'open', 'voiding follows a draft or an issue');
      return { status: 'void', terms: invoice.terms };
    default:
      return assertNever(event);
  }
};
