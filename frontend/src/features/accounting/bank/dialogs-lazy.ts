import { lazyNamed } from '../../../lib/lazy-named';

export const BankLinePanel = lazyNamed(() => import('./bank-line-panel').then((module) => module.BankLinePanel));
export const ImportDialog = lazyNamed(() => import('./import-dialog').then((module) => module.ImportDialog));
export const ReconcilePanel = lazyNamed(() => import('./reconcile-panel').then((module) => module.ReconcilePanel));
