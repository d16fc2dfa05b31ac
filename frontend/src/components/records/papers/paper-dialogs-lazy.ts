import { lazyNamed } from '../../../lib/lazy-named';

export const PaperDialog = lazyNamed(() => import('./paper-dialog').then((module) => module.PaperDialog));
export const PaperEndDialog = lazyNamed(() => import('./paper-end-dialog').then((module) => module.PaperEndDialog));
