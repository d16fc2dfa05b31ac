import { lazyNamed } from '../../../lib/lazy-named';

export const FactDrawer = lazyNamed(() => import('./fact-drawer').then((module) => module.FactDrawer));
