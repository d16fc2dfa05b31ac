import { lazyNamed } from '../../../lib/lazy-named';

export const ClientDialog = lazyNamed(() => import('./client-dialog').then((module) => module.ClientDialog));
