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

/** Something came in, and the rest is not due yet: its status says so itself. */
export const isPartlyPaid = ({ status, standing }: Stands): boolean =>
  status === 'pending' && standing === 'partly_paid';

export const statusText = (invoice: Stands): string => {
  if (isSold(invoice)) return 'Sold';
  return isPartlyPaid(invoice) ? 'Partly paid' : (invoiceStatusLabels[invoice.status] ?? invoice.status);
};

export function InvoiceStatusChip({ invoice }: { invoice: Stands }) {
  const tone = isSold(invoice) ? 'neutral' : tones[invoice.status];
  return <StatusChip tone={tone ?? 'neutral'} label={statusText(invoice)} />;
}
