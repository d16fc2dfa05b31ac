import { lazyNamed } from '../../../lib/lazy-named';

export const StopTimesDialog = lazyNamed(() => import('./stop-times-dialog').then((module) => module.StopTimesDialog));
