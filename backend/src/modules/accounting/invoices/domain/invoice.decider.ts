import { RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import { balanceOf, decideMoney, DONE, mustBeOurs, mustBeUncleared, payTheRest, termsIn } from '../../invoice-money';
import { evolve, noInvoice, type InvoiceState } from './invoice';
import type { CommandOf, InvoiceCommand } from './invoice.commands';
import type { InvoiceEvent } from './invoice.events';
import { known, stillOpen } from './known';
import { changeTerms, create, named } from './terms';

const send = (
  { id, to, letter, invoices }: CommandOf<'SendInvoice'>,
  invoice: InvoiceState,
): readonly InvoiceEvent[] => {
  stillOpen(invoice, 'sent');
  const together = letter && invoices ? { letter, invoices: [...invoices] } : {};
  return [{ type: 'InvoiceSent', data: { id, to, ...together } }];
};

const remind = (
  { id, to, letter, invoices }: CommandOf<'RemindOfInvoice'>,
  invoice: InvoiceState,
): readonly InvoiceEvent[] => {
  const existing = stillOpen(invoice, 'reminded of');
  mustBeOurs(existing, 'reminded of by the carrier');
  if (balanceOf(existing) === 0) throw new RuleViolation('INVOICE_PAID', 'A paid invoice needs no reminder');
  return [{ type: 'InvoiceReminded', data: { id, to, letter, invoices: [...invoices] } }];
};

const markOverdue = ({ id, on }: CommandOf<'MarkOverdue'>, invoice: InvoiceState): readonly InvoiceEvent[] => {
  if (
    invoice.status !== 'open' ||
    invoice.overdue ||
    balanceOf(invoice) === 0 ||
    !invoice.terms.dueDate ||
    invoice.terms.dueDate >= on
  )
    return [];
  return [{ type: 'InvoiceBecameOverdue', data: { id, on } }];
};

const refuseStatus = (message: string): never => {
  throw new RuleViolation('INVOICE_STATUS', message, 'conflict', [{ field: 'status', message }]);
};

/** The events for a status that somebody chose in the form; none when the invoice already has this status. */
const changeStatus = (
  { id, status, paymentId, on }: Omit<CommandOf<'ChangeInvoice'>, 'type' | 'changes'>,
  invoice: Exclude<InvoiceState, { status: 'none' }>,
): readonly InvoiceEvent[] => {
  if (status === undefined) return [];
  if (invoice.status === 'void')
    return status === 'cancelled' ? [] : refuseStatus('A cancelled invoice stays cancelled; create a new one');
  if (status === 'cancelled') return cancel({ id, reason: 'Cancelled', on }, invoice);
  if (invoice.status === 'draft') {
    if (status === 'draft') return [];
    const issued: InvoiceEvent = { type: 'InvoiceIssued', data: { ...named(invoice.terms), id } };
    return [issued, ...changeStatus({ id, status, paymentId, on }, known(evolve(invoice, issued)))];
  }
  const settled = balanceOf(invoice) === 0;
  if (status === 'draft') return refuseStatus('An issued invoice cannot become a draft again');
  if (status === 'paid') return payTheRest(id, paymentId, on, invoice);
  if (settled) return refuseStatus('A paid invoice is open again once its payment is reversed');
  return status === 'overdue' && !invoice.overdue ? [{ type: 'InvoiceBecameOverdue', data: { id, on } }] : [];
};

const change = (command: CommandOf<'ChangeInvoice'>, invoice: InvoiceState): readonly InvoiceEvent[] => {
  const changed = changeTerms(command, invoice);
  return [...changed, ...changeStatus(command, known(changed.reduce(evolve, invoice)))];
};

const cancel = (
  { id, reason, on }: Omit<CommandOf<'VoidInvoice'>, 'type'>,
  invoice: InvoiceState,
): readonly InvoiceEvent[] => {
  const existing = known(invoice);
  if (existing.status === 'void') return [];
  if (existing.status === 'open') {
    mustBeOurs(existing, 'voided');
    mustBeUncleared(existing, 'An invoice with payments cannot be voided');
  }
  return [
    {
      type: 'InvoiceVoided',
      data: { ...termsIn(existing.terms), id, reason, voidedOn: on, wasIssued: existing.status === 'open' },
    },
  ];
};

const decide = (command: InvoiceCommand, invoice: InvoiceState): readonly InvoiceEvent[] => {
  switch (command.type) {
    case 'CreateInvoice':
      return create(command, invoice);
    case 'ChangeInvoice':
      return change(command, invoice);
    case 'SendInvoice':
      return send(command, invoice);
    case 'RemindOfInvoice':
      return remind(command, invoice);
    case 'MarkOverdue':
      return markOverdue(command, invoice);
    case 'VoidInvoice':
      return cancel(command, invoice);
    default:
      return decideMoney(command, stillOpen(invoice, DONE[command.type]));
  }
};

export const invoiceDecider: Decider<InvoiceState, InvoiceCommand, InvoiceEvent> = {
  initialState: noInvoice,
  decide,
  evolve,
};
