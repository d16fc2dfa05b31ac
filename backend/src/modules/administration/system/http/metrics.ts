import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Histogram } from 'prom-client';
import { metrics } from '../../../../platform/core/metrics';

const seconds = new Histogram({
  name: 'axlebook_http_request_seconds',
  help: 'Time to answer a request, by method, route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [metrics],
});

/**
 * Measures the time of every answer by the pattern of its route, so that ids in addresses do not create new time
 * series.
 */
export const timed: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
  const end = seconds.startTimer();
  response.on('finish', () => {
    const route =
      (request.route as { path?: string } | undefined)?.path ?? (request.path.startsWith('/api') ? 'unknown' : 'web');
    end({ method: request.method, route, status: response.statusCode });
  });
  next();
};
