import type { NewPayment } from './invoice.commands';
import type { InvoiceEvent, Terms } from './invoice.events';

/** Of an invoice of 2,000.00 that names a carrier and nothing else. */
export const TERMS: Terms = {
  number: 'INV-000007',
  brokerId: 3,
  loadId: null,
  clientId: null,
  driverId: null,
  amount: 2_000_00,
  lines: [{ kind: 'freight', description: 'Freight', amount: 2_000_00 }],
  issueDate: '2026-11-01',
  dueDate: '2026-12-01',
  notes: null,
};

export const PAYMENT: NewPayment = {
  paymentId: 1,
  amount: 100,
  paymentDate: '2026-11-20',
  method: 'ach',
  factorId: null,
  factorFee: null,
  notes: null,
};

export const drafted: InvoiceEvent = { type: 'InvoiceDrafted', data: { ...TERMS, id: 7 } };
export const issued: InvoiceEvent = { type: 'InvoiceIssued', data: { ...TERMS, id: 7 } };
