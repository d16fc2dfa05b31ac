import { lazyNamed } from '../../../../lib/lazy-named';

export const NewPaymentDialog = lazyNamed(() =>
  import('./new-payment-dialog').then((module) => module.NewPaymentDialog),
);
