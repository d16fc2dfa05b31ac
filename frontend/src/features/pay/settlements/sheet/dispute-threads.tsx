import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/format/dates';
import type { Dispute, Settlement } from '../settlement-calls';
import { DisputeChip } from './dispute-chip';

interface ThreadProps {
  readonly settlement: Settlement;
  readonly dispute: Dispute;
  readonly children: ReactNode;
}
const Thread = ({ settlement, dispute, children }: ThreadProps) => {
  const line = settlement.lines.find(({ id }) => id === dispute.lineId);
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, py: 0.5, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <strong>{line?.text ?? `Line ${dispute.lineId}`}</strong>
        <DisputeChip dispute={dispute} />
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {dispute.messages.map(({ by, message, on }, at) => (
          <li key={at}>
            <Typography variant="body2" color="textSecondary">
              {`${by === 'driver' ? 'Driver' : 'Office'}, ${formatDate(on)}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
          </li>
        ))}
      </Box>
      {children}
    </Box>
  );
};

interface DisputeThreadsProps {
  readonly settlement: Settlement;
  /** What can be said to a dispute. */
  readonly deeds?: (dispute: Dispute) => ReactNode;
}
/** What driver and office wrote about lines, and how each stands. */
export const DisputeThreads = ({ settlement, deeds }: DisputeThreadsProps) =>
  settlement.disputes.length > 0 && (
    <section aria-label="Disputes">
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Disputes
      </Typography>
      {settlement.disputes.map((dispute) => (
        <Thread key={dispute.lineId} settlement={settlement} dispute={dispute}>
          {deeds?.(dispute)}
        </Thread>
      ))}
    </section>
  );
