import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { PaperRequestActions } from './paper-request-actions';
import { PaperRequestStatus } from './paper-request-status';
import { SentPaper } from './sent-paper';

/** What became of a question to the client, beside what it is about. */
export function AskedBeside({ what, requests }: { what: string; requests: readonly PaperRequest[] }) {
  const request = requests.find((each) => each.what === what);
  if (!request) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', mt: 0.5 }}>
      <PaperRequestStatus status={request.status} />
      <Typography variant="body2" color="textSecondary">
        {`${what}, asked for on ${formatDate(request.createdAt)}`}
      </Typography>
      <SentPaper {...request} />
      <PaperRequestActions request={request} />
    </Box>
  );
}
