import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ONE_LINE } from '../../../components/records/list-tools/row-card';
import { StatusChip } from '../../../components/display/status-chip';
import type { ClientDocument } from '../../../lib/api/api-types';
import { documentStatusLabels, documentTones } from './document-words';

/** The status in a word and a colour; a rejected document also says why. */
export function DocumentStatusChip({
  document,
  withReason = false,
}: {
  document: Pick<ClientDocument, 'status' | 'reason'>;
  withReason?: boolean;
}) {
  const { status, reason } = document;
  return (
    <>
      <StatusChip tone={documentTones[status]} label={documentStatusLabels[status]} />
      {withReason && status === 'rejected' && reason && (
        <Box component="p" sx={{ m: 0, mt: 0.5, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {reason}
        </Box>
      )}
    </>
  );
}

/** How a document stands on its card, and beside it why, when it was rejected. */
export const StandingLine = ({ chip, reason, oneLine }: { chip: ReactNode; reason: string | null; oneLine?: true }) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
    {chip}
    {reason && (
      <Box
        component="span"
        sx={{ minWidth: 0, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere', ...(oneLine && ONE_LINE) }}
      >
        {reason}
      </Box>
    )}
  </Box>
);
