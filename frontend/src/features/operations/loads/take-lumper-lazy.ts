import { lazyNamed } from '../../../lib/lazy-named';

export const TakeLumper = lazyNamed(() => import('./take-lumper').then((module) => module.TakeLumper));
