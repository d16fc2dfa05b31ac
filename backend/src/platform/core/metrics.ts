import { collectDefaultMetrics, Registry } from 'prom-client';

/** The Prometheus metrics of this process. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });
