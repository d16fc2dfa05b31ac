import { lazyNamed } from '../../../lib/lazy-named';

export const RefundDepositDialog = lazyNamed(() =>
  import('./refund-deposit-dialog').then((module) => module.RefundDepositDialog),
);
