import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { InvoiceStatus } from '../../../lib/api/api-types';
import { invoiceStatusLabels } from '../../../lib/format/labels';

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
