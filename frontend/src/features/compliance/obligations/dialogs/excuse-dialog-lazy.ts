import { lazyNamed } from '../../../../lib/lazy-named';

export const ExcuseDialog = lazyNamed(() => import('./excuse-dialog').then((module) => module.ExcuseDialog));
