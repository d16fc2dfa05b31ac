import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter } from 'prom-client';
import { metrics } from '../../core/metrics';
import { Crowd } from './crowd';
import { BUSY } from '../problems/problem.filter';

/**
 * How many requests a process handles at a time. On a slow machine that serves fifty a second, the last of them waits
 * less than three seconds.
 */
const MOST_AT_ONCE = 128;
const NEVER_REFUSED = /^\/(?!api\/)|^\/api\/(?:health|metrics)\b/;
const UPLOAD = /^multipart\//i;

const { statusCode, retryAfter, ...said } = BUSY;
const BODY = JSON.stringify({ error: STATUS_CODES[statusCode], statusCode, ...said, requestId: null });
const HEADERS = {
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Content-Length': Buffer.byteLength(BODY),
  'Cache-Control': 'no-store',
  'Retry-After': String(retryAfter),
  'X-Content-Type-Options': 'nosniff',
};

const refused = new Counter({
  name: 'axlebook_refused_requests_total',
  help: 'Requests that were told to come back because the process worked at as many as it can',
  registers: [metrics],
});

/**
 * Limits the requests that a process handles at a time; further requests get 503 before any work is done for them. A
 * request counts from when its body has arrived until its response begins, so slow clients take up no capacity.
 */
export class Capacity {
  private inside = 0;
  private readonly crowd = new Crowd();

  constructor(private readonly most = MOST_AT_ONCE) {}

  /** To be called for every new connection. */
  get came(): () => void {
    return this.crowd.came;
  }

  /**
   * Called before everything else: starts the request once the arriving connections are accepted, or refuses it with
   * 503.
   */
  admit({ url = '' }: IncomingMessage, response: ServerResponse, work: () => void): void {
    if (NEVER_REFUSED.test(url)) work();
    else if (this.inside + this.crowd.waiting < this.most) this.crowd.pass(work);
    else {
      refused.inc();
      response.writeHead(statusCode, HEADERS).end(BODY);
    }
  }

  /** Middleware that counts a request; it must come after the body parsers. */
  readonly counting: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
    if (!UPLOAD.test(request.headers['content-type'] ?? '')) this.count(response);
    next();
  };

  private count(response: Response): void {
    this.inside += 1;
    let isInside = true;
    const left = (): void => {
      if (isInside) this.inside -= 1;
      isInside = false;
    };
    const begin = response.writeHead.bind(response) as (...all: unknown[]) => Response;
    response.writeHead = (...all: unknown[]) => {
      left();
      return begin(...all);
    };
    response.once('close', left);
  }
}
