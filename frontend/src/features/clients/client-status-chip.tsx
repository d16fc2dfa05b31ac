import { chipOf } from '../../components/status-chip';
import { clientStatusLabels } from '../../lib/labels';

export const ClientStatusChip = chipOf(clientStatusLabels, {
  active: 'success',
  inactive: 'neutral',
  suspended: 'error',
});
