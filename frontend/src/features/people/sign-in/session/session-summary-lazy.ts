import { lazyNamed } from '../../../../lib/lazy-named';

export const SessionSummary = lazyNamed(() => import('./session-summary').then((module) => module.SessionSummary));
export const AgentSummary = lazyNamed(() => import('./agent-summary').then((module) => module.AgentSummary));
