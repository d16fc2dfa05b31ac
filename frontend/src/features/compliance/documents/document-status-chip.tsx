import Box from '@mui/material/Box';
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
