import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

/** Clients and drivers start with the overview of their portal. */
export const PortalHome = lazyNamed(
  () => import('../client-portal/overview-tab').then((module) => module.Component),
  <SkeletonList />,
);
