import { lazyNamed } from '../../../../lib/lazy-named';

export const CheckDialog = lazyNamed(() => import('./check-dialog').then((module) => module.CheckDialog));
