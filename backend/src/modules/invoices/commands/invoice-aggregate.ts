import type { Aggregate } from '../../../platform/commands/aggregate';
import { invoiceRows } from '../projections/invoice-rows';
import { paymentRows } from '../projections/payment-rows';
import type { Invoice } from '../domain/invoice';
import type { InvoiceCommand } from '../domain/invoice.commands';
import { invoiceDecider } from '../domain/invoice.decider';
import { invoiceWishes } from '../domain/invoice.wishes';
import { invoiceFacts, type InvoiceFact } from '../domain/invoice.facts';

export const invoices: Aggregate<Invoice, InvoiceCommand, InvoiceFact> = {
  title: 'invoice',
  family: invoiceFacts,
  decider: invoiceDecider,
  projections: [invoiceRows, paymentRows],
  clientOf: (invoice) => (invoice.status === 'none' ? null : invoice.terms.clientId),
  wishes: invoiceWishes,
};
