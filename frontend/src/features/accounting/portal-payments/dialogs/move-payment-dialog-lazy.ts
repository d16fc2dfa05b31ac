import { lazyNamed } from '../../../../lib/lazy-named';

export const MovePaymentDialog = lazyNamed(() =>
  import('./move-payment-dialog').then((module) => module.MovePaymentDialog),
);
