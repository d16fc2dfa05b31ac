import { lazyNamed } from '../../../../lib/lazy-named';

export const FactoringDialog = lazyNamed(() => import('./factoring-dialog').then((module) => module.FactoringDialog));
