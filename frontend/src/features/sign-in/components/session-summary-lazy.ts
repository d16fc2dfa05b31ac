import { lazyNamed } from '../../../lib/lazy-named';

export const SessionSummary = lazyNamed(() => import('./session-summary').then((module) => module.SessionSummary));
