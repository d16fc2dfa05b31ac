import { StatusChip, type Tone } from '../../../../components/display/status-chip';
import { paperRequestLabels } from '../../../../generated/kinds';
import type { PaperRequest } from '../../../../lib/api/api-types';

const tones: Record<PaperRequest['status'], Tone> = {
  asked: 'warning',
  answered: 'info',
  accepted: 'success',
  withdrawn: 'neutral',
};

export const PaperRequestStatus = ({ status }: Pick<PaperRequest, 'status'>) => (
  <StatusChip tone={tones[status]} label={paperRequestLabels.status[status]} />
);
