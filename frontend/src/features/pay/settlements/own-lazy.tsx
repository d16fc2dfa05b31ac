import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

export const OwnPay = lazyNamed(() => import('./own-pay').then((module) => module.OwnPay), <SkeletonList rows={8} />);
export const OwnSettlementView = lazyNamed(() =>
  import('./own-settlement-view').then((module) => module.OwnSettlementView),
);
