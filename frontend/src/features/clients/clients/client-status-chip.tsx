import { chipOf } from '../../../components/display/status-chip';
import { clientStatusLabels } from '../../../lib/format/labels';

export const ClientStatusChip = chipOf(clientStatusLabels, {
  active: 'success',
  inactive: 'neutral',
  suspended: 'error',
});
