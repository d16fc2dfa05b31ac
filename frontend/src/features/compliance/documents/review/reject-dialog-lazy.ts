import { lazyNamed } from '../../../../lib/lazy-named';

export const RejectDialog = lazyNamed(() => import('./reject-dialog').then((module) => module.RejectDialog));
