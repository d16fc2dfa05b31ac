import { StatusChip, type Tone } from '../../../../components/display/status-chip';
import type { Dispute } from '../settlement-calls';

const STATES: Readonly<Record<Dispute['state'], { tone: Tone; label: string }>> = {
  open: { tone: 'error', label: 'Disputed' },
  accepted: { tone: 'success', label: 'The driver is right' },
  rejected: { tone: 'neutral', label: 'The line stays' },
};

/** How a disputed line stands, and whether its settlement waits for it. */
export const DisputeChip = ({ dispute: { state, holdsPayment } }: { dispute: Dispute }) => {
  const { tone, label } = STATES[state];
  return <StatusChip tone={tone} label={state === 'open' && holdsPayment ? 'Disputed, payment held' : label} />;
};
