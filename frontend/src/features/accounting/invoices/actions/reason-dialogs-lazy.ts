import { lazyNamed } from '../../../../lib/lazy-named';

export const VoidInvoiceDialog = lazyNamed(() => import('./reason-dialogs').then((module) => module.VoidInvoiceDialog));
export const ReversePaymentDialog = lazyNamed(() =>
  import('./reason-dialogs').then((module) => module.ReversePaymentDialog),
);
