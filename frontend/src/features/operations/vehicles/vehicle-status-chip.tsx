import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { VehicleStatus } from '../../../lib/api/api-types';
import { vehicleStatusLabels } from '../../../lib/format/labels';

const tones: Record<VehicleStatus, Tone> = { in_service: 'success', out_of_service: 'warning', sold: 'neutral' };

export function VehicleStatusChip({ status }: { status: VehicleStatus }) {
  return <StatusChip tone={tones[status]} label={vehicleStatusLabels[status]} />;
}
