import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Params } from 'nestjs-pino';
import type { Settings } from './settings';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,100}$/;

/** Gives every request its id before anything can refuse it: the proxy's, when that is one. */
export const identified = (request: Request & { id?: string }, response: Response, next: NextFunction): void => {
  const sent = request.headers['x-request-id'];
  request.id = typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
  response.setHeader('X-Request-Id', request.id);
  next();
};

/** JSON lines with a request id; what could identify or authenticate somebody is cut out before a line is written. */
export const loggerOptions = ({ logLevel }: Settings): Params => ({
  forRoutes: ['/api/*splat'],
  pinoHttp: {
    level: logLevel,
    autoLogging: { ignore: (request: IncomingMessage) => request.url?.startsWith('/api/health') ?? false },
    customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) => (error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug'),
    redact: { paths: ['req.headers', 'res.headers', 'req.query', 'req.remoteAddress', 'req.remotePort', '*.password', '*.token', '*.taxId', '*.cardNumber', '*.cvv'], remove: true },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({ id: request.id, method: request.method, url: request.url.split('?')[0] }),
    },
  },
});
