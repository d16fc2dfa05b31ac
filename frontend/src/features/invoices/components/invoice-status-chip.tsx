import { StatusChip, type Tone } from '../../../components/status-chip';
import type { InvoiceStatus } from '../../../lib/api-types';
import { invoiceStatusLabels } from '../../../lib/labels';

const tones: Record<InvoiceStatus, Tone> = {
  paid: 'success',
  pending: 'warning',
  overdue: 'error',
  draft: 'neutral',
  cancelled: 'neutral',
};

export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  return <StatusChip tone={tones[status] ?? 'neutral'} label={invoiceStatusLabels[status] ?? status} />;
}
