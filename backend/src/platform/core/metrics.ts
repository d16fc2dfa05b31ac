import { collectDefaultMetrics, Registry } from 'prom-client';

/** What this process counts and measures. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });
