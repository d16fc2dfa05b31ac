import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

export const OwnSettlements = lazyNamed(
  () => import('./own-settlements').then((module) => module.OwnSettlements),
  <SkeletonList rows={6} />,
);
export const OwnSettlementView = lazyNamed(() =>
  import('./own-settlement-view').then((module) => module.OwnSettlementView),
);
