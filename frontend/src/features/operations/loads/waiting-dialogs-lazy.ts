import { lazyNamed } from '../../../lib/lazy-named';

/** The panel of a load does not wait for its forms. */
export const StopsDialog = lazyNamed(() => import('./stops-dialog').then((module) => module.StopsDialog));
export const TermsDialog = lazyNamed(() => import('./terms-dialog').then((module) => module.TermsDialog));
