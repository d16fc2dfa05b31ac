import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import type { Obligation, PaperRequest } from '../../../../lib/api/api-types';
import { PaperRequestActions } from './paper-request-actions';
import { PaperRequestStatus } from './paper-request-status';
import { requestsOfClientQuery } from '../../../../lib/api/paper-requests-query';
import { SentPaper } from './sent-paper';

const RequestedPaper = ({ request }: { request: PaperRequest }) => {
  const { what, notes, reason, status } = request;
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <Typography sx={{ fontWeight: 560, minWidth: 0, overflowWrap: 'anywhere' }}>{what}</Typography>
        <PaperRequestStatus status={status} />
      </Box>
      {[notes, reason].map(
        (words) =>
          words && (
            <Typography key={words} color="textSecondary">
              {words}
            </Typography>
          ),
      )}
      <SentPaper {...request} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PaperRequestActions request={request} />
      </Box>
    </Box>
  );
};

/** What the client was asked for because an obligation lacks it, for this one or another. */
export function RequestedPapers({
  obligation,
}: {
  obligation: Pick<Obligation, 'id' | 'missing'> & { clientId: string };
}) {
  const titleId = useId();
  const { data, error, isPending, refetch } = useQuery(requestsOfClientQuery(obligation.clientId));
  const own = data?.filter(
    ({ obligationId, what }) => obligationId === obligation.id || obligation.missing.includes(what),
  );
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
      <Typography id={titleId} variant="h3">
        Papers asked for
      </Typography>
      {isPending && <SkeletonList rows={2} height={56} />}
      {error && !data && <ErrorState compact error={error} onRetry={() => void refetch()} />}
      {own?.length === 0 && (
        <Typography color="textSecondary">The client has not been asked for any papers yet.</Typography>
      )}
      {own && own.length > 0 && (
        <Box component="ul" aria-label="Papers asked for" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {own.map((request) => (
            <RequestedPaper key={request.id} request={request} />
          ))}
        </Box>
      )}
    </Box>
  );
}
