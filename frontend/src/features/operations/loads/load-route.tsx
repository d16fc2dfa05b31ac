import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { RouteLegs } from '../../../components/route-map/route-legs';
import { RouteMap } from '../../../components/route-map/route-map-lazy';
import type { Load } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { routeQuery } from './route-query';

interface LoadRouteProps {
  load: Pick<Load, 'pickupLocation' | 'dropoffLocation' | 'via'>;
}

const useRoute = ({ load }: LoadRouteProps) =>
  useQuery(
    routeQuery({
      from: load.pickupLocation,
      to: load.dropoffLocation,
      via: (load.via ?? []).map(({ place }) => place),
    }),
  );

/** The way of a load from pickup to drop-off on a map, or why it is not there. */
export function LoadMap(props: LoadRouteProps) {
  const { data: route, error } = useRoute(props);
  if (error)
    return (
      <Typography color="textSecondary" role="note">
        The route is not on the map. {sentenceFor(error)}
      </Typography>
    );
  return route ? <RouteMap route={route} /> : <Skeleton variant="rounded" height={240} />;
}

/** The miles of a load by state; nothing where its route is not known. */
export function LoadLegs(props: LoadRouteProps) {
  const { data: route } = useRoute(props);
  return route && <RouteLegs route={route} />;
}

/** The way of a load on a map, and its miles by state below. */
export const LoadRoute = (props: LoadRouteProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <LoadMap {...props} />
    <LoadLegs {...props} />
  </Box>
);
