import { lazyNamed } from '../../../../lib/lazy-named';

export const MakePaymentDialog = lazyNamed(() =>
  import('./make-payment-dialog').then((module) => module.MakePaymentDialog),
);
