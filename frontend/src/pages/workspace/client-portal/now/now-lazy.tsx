import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../../lib/lazy-named';

export const ClientNow = lazyNamed(
  () => import('./client-now').then((module) => module.ClientNow),
  <SkeletonList rows={3} />,
);
export const DriverNow = lazyNamed(
  () => import('./driver-now').then((module) => module.DriverNow),
  <SkeletonList rows={4} />,
);
