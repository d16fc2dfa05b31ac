import type { NextFunction, Request, Response } from 'express';
import { HttpProblem } from '../problems/problem.filter';
import { equal } from './equal';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const sameOrigin = (request: Request, publicUrl: string | undefined): boolean => {
  const [site, origin] = [request.get('sec-fetch-site'), request.get('origin')];
  if (!site && !origin) return false;
  const ours = [`${request.protocol}://${request.get('host') ?? ''}`, publicUrl];
  return (!site || site === 'same-origin') && (!origin || ours.includes(origin));
};

const tokenIn = (header: string): string | null => {
  try {
    const session = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as { token?: unknown };
    return typeof session.token === 'string' ? session.token : null;
  } catch {
    return null;
  }
};

/**
 * Refuses unsafe methods (POST, PATCH, …) that do not come from our own pages. If a request carries the header
 * `X-Staff-Session`, the token in it must be that of its session; the header alone grants nothing.
 * @throws HttpProblem CROSS_SITE (403), FOREIGN_SESSION (401)
 */
export const sameOriginOnly =
  (publicUrl: string | undefined, exempt: (path: string) => boolean) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (!SAFE.has(request.method) && !exempt(request.path) && !sameOrigin(request, publicUrl)) {
      next(
        new HttpProblem({
          statusCode: 403,
          message: 'This request did not come from our own pages. Send an Origin header of this site.',
          code: 'CROSS_SITE',
        }),
      );
      return;
    }
    const header = request.get('x-staff-session');
    if (header) {
      const sent = tokenIn(header);
      const own = request.session?.token;
      if (!sent || !own || !equal(sent, own)) {
        next(
          new HttpProblem({
            statusCode: 401,
            message: 'Unauthorized: this session is not valid here',
            code: 'FOREIGN_SESSION',
          }),
        );
        return;
      }
    }
    next();
  };
