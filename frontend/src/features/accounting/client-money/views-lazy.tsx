import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

const waiting = <SkeletonList rows={12} />;

export const ClientMoneyList = lazyNamed(
  () => import('./client-money-list').then((module) => module.ClientMoneyList),
  waiting,
);
export const Charges = lazyNamed(() => import('./charges').then((module) => module.Charges), waiting);
export const OwnAccount = lazyNamed(() => import('./own-account').then((module) => module.OwnAccount));
