import { StatusChip, type Tone } from '../../../components/status-chip';
import type { LoadStatus } from '../../../lib/api-types';
import { loadStatusLabels } from '../../../lib/labels';

const tones: Record<LoadStatus, Tone> = {
  pending: 'warning',
  in_transit: 'info',
  delivered: 'success',
  cancelled: 'neutral',
};

export function LoadStatusChip({ status }: { status: LoadStatus }) {
  return <StatusChip tone={tones[status]} label={loadStatusLabels[status]} />;
}
