import type { Invoice, InvoiceStatus } from '../api/api-types';
import { invoiceStatusLabels } from './labels';

/** How an invoice stands: its status on the day, and how far it is paid. */
export interface InvoiceStands {
  readonly status: string;
  readonly standing: Invoice['standing'];
}

/** A factor bought all that was open of the invoice, and its broker has not paid yet. */
export const isSold = ({ status, standing }: InvoiceStands): boolean => status === 'paid' && standing === 'factored';

/** Something came in, and the rest is not due yet: its status says so itself. */
export const isPartlyPaid = ({ status, standing }: InvoiceStands): boolean =>
  status === 'pending' && standing === 'partly_paid';

const labels: Readonly<Record<string, string>> = invoiceStatusLabels;

/** The one word for the state of an invoice, the same in every list, panel and file: 'Partly paid', 'Overdue', 'Sold'. */
export const invoiceStateWord = (invoice: InvoiceStands): string => {
  if (isSold(invoice)) return 'Sold';
  return isPartlyPaid(invoice) ? 'Partly paid' : (labels[invoice.status] ?? invoice.status);
};

const tones: Readonly<Record<InvoiceStatus, 'success' | 'warning' | 'error' | 'neutral'>> = {
  ...{ paid: 'success', pending: 'warning', overdue: 'error' },
  ...{ draft: 'neutral', cancelled: 'neutral' },
};
/** The colour of the chip with that word. */
export const invoiceTone = (invoice: InvoiceStands): 'success' | 'warning' | 'error' | 'neutral' =>
  isSold(invoice) ? 'neutral' : (tones[invoice.status as InvoiceStatus] ?? 'neutral');
