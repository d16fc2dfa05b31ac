import { StatusChip, type Tone } from '../../../components/status-chip';
import type { ClientStatus } from '../../../lib/api-types';
import { clientStatusLabels } from '../../../lib/labels';

const tones: Record<ClientStatus, Tone> = { active: 'success', inactive: 'neutral', suspended: 'error' };

export function ClientStatusChip({ status }: { status: ClientStatus }) {
  return <StatusChip tone={tones[status]} label={clientStatusLabels[status]} />;
}
