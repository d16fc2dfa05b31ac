import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { RouteLegs } from '../../../components/route-map/route-legs';
import { RouteMap } from '../../../components/route-map/route-map-lazy';
import type { Load } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { routeQuery } from './route-query';

/** The way of a load from pickup to drop-off: on a map, and its miles by state beside it. */
export function LoadRoute({ load }: { load: Pick<Load, 'pickupLocation' | 'dropoffLocation'> }) {
  const { data: route, error } = useQuery(routeQuery({ from: load.pickupLocation, to: load.dropoffLocation }));
  if (error)
    return (
      <Typography color="textSecondary" role="note">
        The route is not on the map. {sentenceFor(error)}
      </Typography>
    );
  if (!route) return <Skeleton variant="rounded" height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RouteMap route={route} />
      <RouteLegs route={route} />
    </Box>
  );
}
