import Skeleton from '@mui/material/Skeleton';
import { lazyNamed } from '../../lib/lazy-named';

/** The map, fetched when a route is shown. */
export const RouteMap = lazyNamed(
  () => import('./route-map').then((module) => module.RouteMap),
  <Skeleton variant="rounded" height={240} />,
);
