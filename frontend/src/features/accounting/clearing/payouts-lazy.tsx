import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

export const PayoutsToBank = lazyNamed(
  () => import('./payouts-to-bank').then((module) => module.PayoutsToBank),
  <SkeletonList rows={12} />,
);
