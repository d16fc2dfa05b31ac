import { invariant } from '../../../../platform/core/errors';
import { evolveMoney, UNCLEARED, type Receivable, type Terms } from '../../invoice-money';
import type { InvoiceEvent } from './invoice.events';

/** The state of an invoice that its decider needs. */
export type InvoiceState =
  | { readonly status: 'none' }
  | { readonly status: 'draft'; readonly terms: Terms }
  | ({ readonly status: 'open'; readonly sentTo: string | null } & Receivable)
  | { readonly status: 'void'; readonly terms: Terms };

export type OpenInvoice = Extract<InvoiceState, { status: 'open' }>;

export const noInvoice: InvoiceState = { status: 'none' };

const open = (invoice: InvoiceState, after: string): OpenInvoice => {
  invariant(invoice.status === 'open', `${after} follows an issue`);
  return invoice;
};

export const evolve = (invoice: InvoiceState, event: InvoiceEvent): InvoiceState => {
  switch (event.type) {
    case 'InvoiceDrafted':
      return { status: 'draft', terms: event.data };
    case 'InvoiceIssued':
      return { status: 'open', terms: event.data, ...UNCLEARED, sentTo: null };
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
    case 'InvoiceVoided':
      invariant(invoice.status === 'draft' || invoice.status === 'open', 'voiding follows a draft or an issue');
      return { status: 'void', terms: invoice.terms };
    default:
      return evolveMoney(open(invoice, 'what clears it'), event);
  }
};
