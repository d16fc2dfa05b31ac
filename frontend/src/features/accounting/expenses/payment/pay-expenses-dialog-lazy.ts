import { lazyNamed } from '../../../../lib/lazy-named';

const dialogs = () => import('./pay-expenses-dialog');
export const PayExpensesDialog = lazyNamed(() => dialogs().then((module) => module.PayExpensesDialog));
export const ReverseExpensePaymentDialog = lazyNamed(() =>
  dialogs().then((module) => module.ReverseExpensePaymentDialog),
);
