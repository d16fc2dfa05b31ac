import { lazyNamed } from '../../../lib/lazy-named';

export const EventDrawer = lazyNamed(() => import('./event-drawer').then((module) => module.EventDrawer));
