import { chipOf } from '../../../components/display/status-chip';
import { vehicleStatusLabels } from '../../../lib/format/labels';

export const VehicleStatusChip = chipOf(vehicleStatusLabels, {
  in_service: 'success',
  out_of_service: 'warning',
  sold: 'neutral',
});
