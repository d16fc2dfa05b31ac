import type { RequestHandler } from 'express';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';

const WEB = path.resolve(__dirname, '../../frontend');
const YEAR_SECONDS = 31_536_000;

/**
 * The built web app: hashed files for a year, precompressed; every other address that is not the API's gets the page
 * itself.
 */
export const webHandlers = (): RequestHandler[] => {
  if (!existsSync(path.join(WEB, 'index.html'))) return [];
  const files = sirv(WEB, {
    single: true,
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  return [
    (request, response, next) =>
      request.path === '/api' || request.path.startsWith('/api/') ? next() : files(request, response, next),
  ];
};
