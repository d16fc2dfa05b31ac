import { lazyNamed } from '../../../lib/lazy-named';

export const GeneralLedger = lazyNamed(() => import('./general-ledger').then((module) => module.GeneralLedger));
export const TrialBalance = lazyNamed(() => import('./trial-balance').then((module) => module.TrialBalance));
export const ChartOfAccounts = lazyNamed(() => import('./chart-of-accounts').then((module) => module.ChartOfAccounts));
