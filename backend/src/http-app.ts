import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { isUtf8 } from 'node:buffer';
import { AppModule } from './app.module';
import { identified, jsonLogger, logged, NestLogger } from './config/logger';
import { sessionHandlers } from './modules/access';
import { timed } from './modules/system';
import { sameOriginOnly } from './platform/auth/same-origin';
import { HttpProblem } from './platform/http/problem.filter';
import type { Running } from './platform/platform.module';
import { serveOpenApi } from './openapi';
import { serveWeb } from './web';

const LARGEST_JSON = '1mb';
const MULTIPART = /^multipart\/form-data/i;

/** A body is JSON (or a form with files, where a route takes one); anything else is 415. */
const jsonOnly = (request: Request, _response: Response, next: NextFunction): void => {
  const type = request.get('content-type');
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const fine = !hasBody || MULTIPART.test(type ?? '') || /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? '');
  next(fine ? undefined : new HttpProblem({ statusCode: 415, message: 'Send JSON: this content type is not supported', code: 'UNSUPPORTED_MEDIA_TYPE' }));
};

/** Bytes that are no UTF-8 would be stored as question marks. */
const utf8Only = (_request: unknown, _response: unknown, bytes: Buffer): void => {
  if (!isUtf8(bytes)) throw new Error('The body is not UTF-8');
};

const compress = compression({ threshold: 1_024, filter: (request, response) => !String(response.getHeader('Content-Type')).startsWith('text/event-stream') && compression.filter(request, response) });

/** Lists and pages are compressed; the answer to a write is one small record. */
const readsCompressed = (request: Request, response: Response, next: NextFunction): void => {
  if (request.method === 'GET') compress(request, response, next);
  else next();
};

/** Stripe's own card fields come from it, and only when it takes the payments. */
const STRIPE_ORIGINS = { script: ['https://js.stripe.com', 'https://*.js.stripe.com'], connect: ['https://api.stripe.com'], frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] };
const NO_ORIGINS = { script: [], connect: [], frame: [] };

/** The whole HTTP side of a process, not yet listening. */
export const createHttpApp = async (settings: Running): Promise<NestExpressApplication> => {
  const logger = jsonLogger(settings);
  const cards = settings.stripe ? STRIPE_ORIGINS : NO_ORIGINS;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.running(settings), { bodyParser: false, logger: new NestLogger(logger), abortOnError: false });
  app.set('query parser', 'extended');
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(identified, timed);
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"], scriptSrc: ["'self'", ...cards.script], styleSrc: ["'self'", "'unsafe-inline'"], imgSrc: ["'self'", 'data:', 'blob:'], fontSrc: ["'self'"], connectSrc: ["'self'", ...cards.connect],
          frameSrc: ["'self'", 'blob:', ...cards.frame], objectSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'self'"], frameAncestors: ["'none'"],
          ...(settings.secureCookies ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: settings.secureCookies,
      crossOriginEmbedderPolicy: false,
    }),
  );
  app.use(readsCompressed);
  serveWeb(app);
  app.use('/api', logged(logger));
  app.use('/api', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  // signatures are over the bytes as they came
  app.use('/api/webhooks', express.raw({ limit: LARGEST_JSON, type: () => true }));
  app.use('/api', jsonOnly, express.json({ limit: LARGEST_JSON, verify: utf8Only, type: (request) => /json/i.test(request.headers['content-type'] ?? '') }));
  app.use('/api', ...sessionHandlers(app, settings));
  app.use('/api', sameOriginOnly(settings.publicUrl, (path) => path.startsWith('/webhooks/')));
  serveOpenApi(app);
  return app;
};
