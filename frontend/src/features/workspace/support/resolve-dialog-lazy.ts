import { lazyNamed } from '../../../lib/lazy-named';

export const ResolveDialog = lazyNamed(() => import('./resolve-dialog').then((module) => module.ResolveDialog));
