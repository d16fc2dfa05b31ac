import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { Invoice, InvoiceStatus } from '../../../lib/api/api-types';
import { invoiceStatusLabels } from '../../../lib/format/labels';

type Stands = Pick<Invoice, 'status' | 'standing'>;

const tones: Record<InvoiceStatus, Tone> = {
  paid: 'success',
  pending: 'warning',
  overdue: 'error',
  draft: 'neutral',
  cancelled: 'neutral',
};

/** A factor bought all that was open of the invoice, and its broker has not paid yet. */
export const isSold = ({ status, standing }: Stands): boolean => status === 'paid' && standing === 'factored';

export const statusText = (invoice: Stands): string =>
  isSold(invoice) ? 'Sold' : (invoiceStatusLabels[invoice.status] ?? invoice.status);

export function InvoiceStatusChip({ invoice }: { invoice: Stands }) {
  const tone = isSold(invoice) ? 'neutral' : tones[invoice.status];
  return <StatusChip tone={tone ?? 'neutral'} label={statusText(invoice)} />;
}
