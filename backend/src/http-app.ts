import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { isUtf8 } from 'node:buffer';
import { AppModule } from './app.module';
import { identified, jsonLogger, logged, NestLogger } from './config/logger';
import { sessionHandlers } from './modules/people/sign-in';
import { timed } from './modules/administration/system';
import { sameOriginOnly } from './platform/web/auth/same-origin';
import { Clock, WallClock } from './platform/core/clock';
import { Capacity } from './platform/web/server/capacity';
import { Drain } from './platform/web/server/drain';
import { HttpProblem } from './platform/web/problems/problem.filter';
import { readPast } from './platform/web/routes/time-travel.guard';
import { CLOCK_OF_APP } from './platform/web/routes/request-context';
import { ServerAdapter } from './platform/web/server/server-adapter';
import type { Running } from './platform/installation/running';
import { serveOpenApi } from './openapi';
import { webHandlers } from './web';

const LARGEST_JSON = '1mb';
const MULTIPART = /^multipart\/form-data/i;

/** A body is JSON (or a form with files, where a route takes one); anything else is 415. */
const jsonOnly = (request: Request, _response: Response, next: NextFunction): void => {
  const type = request.get('content-type');
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const fine = !hasBody || MULTIPART.test(type ?? '') || /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? '');
  next(
    fine
      ? undefined
      : new HttpProblem({
          statusCode: 415,
          message: 'Send JSON: this content type is not supported',
          code: 'UNSUPPORTED_MEDIA_TYPE',
        }),
  );
};

/** Bytes that are no UTF-8 would be stored as question marks. */
const utf8Only = (_request: unknown, _response: unknown, bytes: Buffer): void => {
  if (!isUtf8(bytes)) throw new Error('The body is not UTF-8');
};

const compress = compression({
  threshold: 1_024,
  filter: (request, response) =>
    !String(response.getHeader('Content-Type')).startsWith('text/event-stream') &&
    compression.filter(request, response),
});

/** Lists and pages are compressed; the answer to a write is one small record. */
const readsCompressed = (request: Request, response: Response, next: NextFunction): void => {
  if (request.method === 'GET') compress(request, response, next);
  else next();
};

/** Stripe's own card fields come from it, and only when it takes the payments. */
const STRIPE_ORIGINS = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};
const NO_ORIGINS = { script: [], connect: [], frame: [] };

/** Several handlers as one: the router finds its way once. */
const inTurn =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    let at = 0;
    const step = (error?: unknown): void => {
      const handler = error === undefined ? handlers[at++] : undefined;
      if (!handler) return next(error);
      try {
        void handler(request, response, step);
      } catch (thrown) {
        next(thrown);
      }
    };
    step();
  };

/** Headers that are the same for every answer, worked out once. */
const always = (handler: (request: never, response: never, next: () => void) => void): RequestHandler => {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  handler({} as never, response as never, () => undefined);
  return (_request, answer, next) => {
    answer.setHeaders(headers);
    next();
  };
};

const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Signatures are over the bytes as they came. */
const signedBytes = express.raw({ limit: LARGEST_JSON, type: () => true });
const signed: RequestHandler = (request, response, next) =>
  request.path.startsWith('/webhooks/') ? signedBytes(request, response, next) : next();

/** The whole HTTP side of a process, not yet listening. */
export const createHttpApp = async (
  settings: Running,
  clock: Clock = new WallClock(),
): Promise<NestExpressApplication> => {
  const logger = jsonLogger(settings);
  const cards = settings.stripe ? STRIPE_ORIGINS : NO_ORIGINS;
  const capacity = new Capacity();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.running(settings, clock),
    new ServerAdapter(capacity),
    { bodyParser: false, logger: new NestLogger(logger), abortOnError: false },
  );
  app.set(CLOCK_OF_APP, app.get(Clock));
  app.set('query parser', 'extended');
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.set('etag', false);
  const security = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...cards.script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...cards.connect],
        frameSrc: ["'self'", 'blob:', ...cards.frame],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(settings.secureCookies ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: settings.secureCookies,
    crossOriginEmbedderPolicy: false,
  });
  const json = express.json({
    limit: LARGEST_JSON,
    verify: utf8Only,
    type: (request) => /json/i.test(request.headers['content-type'] ?? ''),
  });
  app.use(inTurn(app.get(Drain).closing, identified, timed, always(security), readsCompressed, ...webHandlers()));
  app.use(
    '/api',
    inTurn(
      logged(logger),
      neverStored,
      signed,
      jsonOnly,
      json,
      capacity.counting,
      ...sessionHandlers(app, settings),
      sameOriginOnly(settings.publicUrl, (path) => path.startsWith('/webhooks/')),
      readPast,
    ),
  );
  serveOpenApi(app);
  return app;
};
