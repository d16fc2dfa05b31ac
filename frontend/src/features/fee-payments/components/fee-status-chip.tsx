import { StatusChip } from '../../../components/status-chip';
import type { FeeStatus } from '../../../lib/api-types';
import { feeStatusLabels, feeTones } from './fee-words';

export function FeeStatusChip({ status }: { status: FeeStatus }) {
  return <StatusChip tone={feeTones[status]} label={feeStatusLabels[status]} />;
}
