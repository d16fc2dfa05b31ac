import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DetailList } from '../../../components/display/detail-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { Section } from '../../../components/layout/surface';
import { TextLink } from '../../../components/display/text-link';
import { formatDate } from '../../../lib/format/dates';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { activeLoadQuery } from './load-figures';
import { LoadLegs } from './load-route';
import { distanceOf, LoadStatusChip, routeOf } from './load-words';

export function ActiveLoad() {
  const { clientId } = useListedClient();
  const { data: load, isPending, isSuccess, error, refetch } = useQuery(activeLoadQuery(clientId));
  return (
    <Section title="Active Load Details" action={load && <LoadStatusChip status={load.status} />}>
      {isPending && <Skeleton variant="rounded" height={96} />}
      {error && !load && <ErrorState error={error} onRetry={() => void refetch()} compact />}
      {isSuccess && !load && <Typography color="textSecondary">No load is on the road right now.</Typography>}
      {load && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography sx={{ fontSize: 16, fontWeight: 600 }}>{routeOf(load)}</Typography>
          <DetailList
            details={[
              ['Load', <TextLink to={`/loads/${load.id}`}>{load.loadNumber}</TextLink>],
              ['Broker', load.brokerName],
              ['Pickup', formatDate(load.pickupDate)],
              ['Drop-off', formatDate(load.dropoffDate)],
              ['Distance', distanceOf(load)],
            ]}
          />
          <LoadLegs load={load} />
        </Box>
      )}
    </Section>
  );
}
