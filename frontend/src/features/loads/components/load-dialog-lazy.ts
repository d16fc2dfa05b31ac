import { lazyNamed } from '../../../lib/lazy-named';

export const LoadDialog = lazyNamed(() => import('./load-dialog').then((module) => module.LoadDialog));
