import type { ExpiryStatus } from '../../lib/records/papers';
import { StatusChip, type Tone } from './status-chip';

const tones: Record<ExpiryStatus, Tone> = { valid: 'success', expiring: 'warning', expired: 'error' };
export const standingLabels: Record<ExpiryStatus, string> = {
  valid: 'Valid',
  expiring: 'Expiring',
  expired: 'Expired',
};

/** Whether something with an end is still good. */
export function ExpiryStatusChip({ standing }: { standing: ExpiryStatus }) {
  return <StatusChip tone={tones[standing]} label={standingLabels[standing]} />;
}
