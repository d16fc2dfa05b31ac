import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { AskedPapers } from '../../../features/compliance/obligations/papers/asked-papers';
import { OwnDeadlines } from '../../../features/compliance/obligations/own-deadlines';
import { ownObligationsQuery, ownRequestsQuery } from '../../../features/compliance/obligations/portal-queries';
import { OwnFigures } from '../../../features/workspace/overview/own-figures';
import { useUser } from '../../../lib/session/session-context';

export function Component() {
  const { clientId } = useUser();
  const requests = useQuery(ownRequestsQuery);
  const obligations = useQuery(ownObligationsQuery);
  const failed = [requests, obligations].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!requests.data || !obligations.data) return <SkeletonList rows={6} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AskedPapers list={requests} />
      {clientId !== null && <OwnFigures />}
      <OwnDeadlines list={obligations} />
    </Box>
  );
}
