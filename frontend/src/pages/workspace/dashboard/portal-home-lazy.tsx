import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

export const PortalHome = lazyNamed(
  () => import('./portal-home').then((module) => module.PortalHome),
  <SkeletonList />,
);
