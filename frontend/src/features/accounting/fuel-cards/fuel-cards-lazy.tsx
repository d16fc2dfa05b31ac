import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

export const FuelCards = lazyNamed(
  () => import('./fuel-cards').then((module) => module.FuelCards),
  <SkeletonList rows={12} />,
);
