import type { Standing } from '../../lib/records/papers';
import { StatusChip, type Tone } from './status-chip';

const tones: Record<Standing, Tone> = { valid: 'success', expiring: 'warning', expired: 'error' };
export const standingLabels: Record<Standing, string> = { valid: 'Valid', expiring: 'Expiring', expired: 'Expired' };

/** Whether something with an end is still good. */
export function StandingChip({ standing }: { standing: Standing }) {
  return <StatusChip tone={tones[standing]} label={standingLabels[standing]} />;
}
