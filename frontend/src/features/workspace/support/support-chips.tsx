import { StatusChip } from '../../../components/display/status-chip';
import { supportRequestLabels } from '../../../generated/kinds';
import type { SupportRequest } from '../../../lib/api/api-types';
import { priorityTones, statusTones } from './support-words';

export const RequestStatus = ({ status }: Pick<SupportRequest, 'status'>) => (
  <StatusChip tone={statusTones[status]} label={supportRequestLabels.status[status]} />
);
export const RequestPriority = ({ priority }: Pick<SupportRequest, 'priority'>) => (
  <StatusChip tone={priorityTones[priority]} label={supportRequestLabels.priority[priority]} />
);
