import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

const waiting = <SkeletonList rows={12} />;

export const GeneralLedger = lazyNamed(
  () => import('./general-ledger').then((module) => module.GeneralLedger),
  waiting,
);
export const TrialBalance = lazyNamed(() => import('./trial-balance').then((module) => module.TrialBalance), waiting);
export const Periods = lazyNamed(() => import('./periods/periods').then((module) => module.Periods), waiting);
export const ChartOfAccounts = lazyNamed(
  () => import('./chart/chart-of-accounts').then((module) => module.ChartOfAccounts),
  waiting,
);
export const TieOuts = lazyNamed(() => import('./tie-outs').then((module) => module.TieOuts), waiting);
