import { lazyNamed } from '../../../lib/lazy-named';

export const EventView = lazyNamed(() => import('./event-view').then((module) => module.EventView));
