import type { LoggerService } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { pino, type Logger } from 'pino';
import type { Settings } from './settings';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,100}$/;

/** Gives every request its id before anything can refuse it: the proxy's, when that is one. */
export const identified = (request: Request & { id?: string }, response: Response, next: NextFunction): void => {
  const sent = request.headers['x-request-id'];
  request.id = typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
  response.setHeader('X-Request-Id', request.id);
  next();
};

/** JSON lines on stdout; what could identify or authenticate somebody is cut out before a line is written. */
export const jsonLogger = ({ logLevel }: Pick<Settings, 'logLevel'>): Logger =>
  pino(
    {
      level: logLevel,
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.taxId',
          '*.cardNumber',
          '*.cvv',
          '*.headers',
          'err.parameters',
          'err.query',
        ],
        remove: true,
      },
    },
    // the one stream of the process, whose errors are heard; pino's own descriptor would be another
    { write: (line: string) => void process.stdout.write(line) },
  );

/**
 * A line for each request that was answered: refusals at info, failures at error, the rest at debug. Never headers,
 * query or body.
 */
export const logged =
  (logger: Logger): RequestHandler =>
  (request: Request & { id?: string }, response: Response, next: NextFunction) => {
    const started = performance.now();
    response.on('finish', () => {
      const level = response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug';
      if (!logger.isLevelEnabled(level)) return;
      logger[level](
        {
          requestId: request.id,
          method: request.method,
          path: request.originalUrl.split('?')[0],
          status: response.statusCode,
          milliseconds: Math.round(performance.now() - started),
        },
        'answered',
      );
    });
    next();
  };

/** Nest's own messages as JSON lines. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, ...more: unknown[]): void => this.write('debug', message, more);
  debug = (message: unknown, ...more: unknown[]): void => this.write('debug', message, more);
  verbose = (message: unknown, ...more: unknown[]): void => this.write('trace', message, more);
  warn = (message: unknown, ...more: unknown[]): void => this.write('warn', message, more);
  error = (message: unknown, ...more: unknown[]): void => this.write('error', message, more);
  fatal = (message: unknown, ...more: unknown[]): void => this.write('fatal', message, more);

  private write(
    level: 'trace' | 'debug' | 'warn' | 'error' | 'fatal',
    message: unknown,
    more: readonly unknown[],
  ): void {
    const context = more.length > 0 ? { context: String(more[more.length - 1]) } : {};
    if (typeof message === 'object' && message !== null) this.logger[level]({ ...message, ...context });
    else this.logger[level](context, String(message));
  }
}
