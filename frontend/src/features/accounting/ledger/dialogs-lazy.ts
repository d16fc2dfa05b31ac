import { lazyNamed } from '../../../lib/lazy-named';

export const AccountDialog = lazyNamed(() => import('./chart/account-dialog').then((module) => module.AccountDialog));
export const EntryDialog = lazyNamed(() => import('./entries/entry-dialog').then((module) => module.EntryDialog));
export const PeriodView = lazyNamed(() => import('./periods/period-view').then((module) => module.PeriodView));
export const EntryView = lazyNamed(() => import('./entries/entry-view').then((module) => module.EntryView));
