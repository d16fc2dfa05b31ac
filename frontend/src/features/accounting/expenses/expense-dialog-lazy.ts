import { lazyNamed } from '../../../lib/lazy-named';

export const ExpenseDialog = lazyNamed(() => import('./expense-dialog').then((module) => module.ExpenseDialog));
