import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { SessionStore } from '../../../../platform/web/auth/session-store';
import { Clock } from '../../../../platform/core/clock';
import type { Running } from '../../../../platform/installation/running';
import { Viewers } from '../../users';

export const SESSION_COOKIE = 'axlebook.sid';
const IDLE_MS = 8 * 3_600_000;
const RENEW_MS = 10 * 60_000;
const LONGEST_MS = 30 * 24 * 3_600_000;

/** The browser's cookie is renewed now and then while its owner is active, not with every answer. */
const renewed =
  (clock: Clock): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction) => {
    const now = clock.now().getTime();
    if (request.session.passport?.user && now - (request.session.renewedAt ?? 0) > RENEW_MS)
      request.session.renewedAt = now;
    next();
  };

/** Thirty days after login a session ends, however busy it was. */
const notTooOld =
  (clock: Clock): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction) => {
    const started = request.session.startedAt;
    if (started === undefined || clock.now().getTime() - started < LONGEST_MS) next();
    else request.session.regenerate(() => next());
  };

/** The session names the user; who that is now is worked out again. A user who may no longer come in is nobody. */
const recognised =
  (viewers: Viewers): RequestHandler =>
  (request: Request & { user?: unknown }, _response: Response, next: NextFunction) => {
    const id = request.session.passport?.user?.id;
    if (id === undefined) {
      next();
      return;
    }
    viewers.of(id).then((viewer) => {
      if (viewer) request.user = viewer;
      else delete request.session.passport;
      next();
    }, next);
  };

/** Cookie sessions (decisions.md §4): 8 h idle, 30 days at most, a new id at login. */
export const sessionHandlers = (app: INestApplication, settings: Running): RequestHandler[] => [
  session({
    name: SESSION_COOKIE,
    store: app.get(SessionStore),
    secret: settings.secret,
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: settings.secureCookies, maxAge: IDLE_MS, path: '/' },
  }),
  passport.initialize() as RequestHandler,
  notTooOld(app.get(Clock)),
  renewed(app.get(Clock)),
  recognised(app.get(Viewers)),
];

/** Passport takes the user out, and the session ends. */
export const leaveSession = async (request: Request): Promise<void> => {
  await new Promise<void>((resolve, reject) =>
    request.logout({ keepSessionInfo: false }, (error?: unknown) =>
      error instanceof Error ? reject(error) : resolve(),
    ),
  );
  await new Promise<void>((resolve) => request.session.destroy(() => resolve()));
};
