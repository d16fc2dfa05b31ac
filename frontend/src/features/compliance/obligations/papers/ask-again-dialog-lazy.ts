import { lazyNamed } from '../../../../lib/lazy-named';

export const AskAgainDialog = lazyNamed(() => import('./ask-again-dialog').then((module) => module.AskAgainDialog));
