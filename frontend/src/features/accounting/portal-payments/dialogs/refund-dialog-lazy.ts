import { lazyNamed } from '../../../../lib/lazy-named';

export const RefundDialog = lazyNamed(() => import('./refund-dialog').then((module) => module.RefundDialog));
