import { lazyNamed } from '../../../lib/lazy-named';

export const ImportPanel = lazyNamed(() => import('./import-panel').then((module) => module.ImportPanel));
