import type { NewPayment, Terms } from '../../invoice-money';
import type { InvoiceEvent } from './invoice.events';

/** The terms of an invoice of $2,000.00 with a broker, and without a load, client, driver or vehicle. */
export const TERMS: Terms = {
  number: 'INV-000007',
  brokerId: 3,
  loadId: null,
  clientId: null,
  driverId: null,
  vehicleId: null,
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
/** What the entries of an invoice with `TERMS` name. */
export const NAMED = { brokerId: 3, loadId: null, vehicleId: null, driverId: null };
