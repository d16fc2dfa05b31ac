import { lazyNamed } from '../../../../lib/lazy-named';

export const PaymentDialog = lazyNamed(() => import('./payment-dialog').then((module) => module.PaymentDialog));
