import { lazyNamed } from '../../../lib/lazy-named';

/** The list of loads does not wait for what is done with them. */
export const OwnDeeds = lazyNamed(() => import('./own-deeds').then((module) => module.OwnDeeds));
