import { lazyNamed } from '../../../lib/lazy-named';

export const ProcessDialog = lazyNamed(() => import('./process-dialog').then((module) => module.ProcessDialog));
