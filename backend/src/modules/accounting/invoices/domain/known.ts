import { notFound, RuleViolation } from '../../../../platform/core/errors';
import type { InvoiceState, OpenInvoice } from './invoice';

/** The invoice, which must exist. @throws RuleViolation NOT_FOUND */
export const known = (invoice: InvoiceState): Exclude<InvoiceState, { status: 'none' }> => {
  if (invoice.status === 'none') throw notFound('invoice');
  return invoice;
};

/** The invoice, which must be issued and not cancelled. @throws RuleViolation INVOICE_NOT_OPEN */
export const stillOpen = (invoice: InvoiceState, command: string): OpenInvoice => {
  const existing = known(invoice);
  if (existing.status === 'open') return existing;
  throw new RuleViolation(
    'INVOICE_NOT_OPEN',
    existing.status === 'draft'
      ? `A draft invoice cannot be ${command}; issue it first`
      : `A cancelled invoice cannot be ${command}`,
  );
};
