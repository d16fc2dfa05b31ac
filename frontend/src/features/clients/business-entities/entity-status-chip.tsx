import { StatusChip, type Tone } from '../../../components/display/status-chip';
import { businessEntityLabels } from '../../../generated/kinds';
import type { BusinessEntity } from '../../../lib/api/api-types';

const tones: Record<BusinessEntity['status'], Tone> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
  expired: 'error',
};

export function EntityStatusChip({ status }: { status: BusinessEntity['status'] }) {
  return <StatusChip tone={tones[status]} label={businessEntityLabels.status[status]} />;
}
