import { lazyNamed } from '../../../../lib/lazy-named';

export const AskDialog = lazyNamed(() => import('./ask-dialog').then((module) => module.AskDialog));
