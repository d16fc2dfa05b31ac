import { StatusChip, type Tone } from '../../components/status-chip';
import type { VehicleStatus } from '../../lib/api-types';
import { vehicleStatusLabels } from '../../lib/labels';

const tones: Record<VehicleStatus, Tone> = { in_service: 'success', out_of_service: 'warning', sold: 'neutral' };

export function VehicleStatusChip({ status }: { status: VehicleStatus }) {
  return <StatusChip tone={tones[status]} label={vehicleStatusLabels[status]} />;
}
