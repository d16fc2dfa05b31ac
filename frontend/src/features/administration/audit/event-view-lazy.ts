import { lazyNamed } from '../../../lib/lazy-named';

export const EventDrawer = lazyNamed(() => import('./event-view').then((module) => module.EventDrawer));
