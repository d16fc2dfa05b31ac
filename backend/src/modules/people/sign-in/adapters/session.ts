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

/** Renews the browser’s cookie at most every ten minutes while the user is active, not with every answer. */
const renewed =
  (clock: Clock): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction) => {
    const now = clock.now().getTime();
    if (request.session.passport?.user && now - (request.session.renewedAt ?? 0) > RENEW_MS)
      request.session.renewedAt = now;
    next();
  };

/** Ends a session thirty days after login, even when it is in use. */
const notTooOld =
  (clock: Clock): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction) => {
    const started = request.session.startedAt;
    if (started === undefined || clock.now().getTime() - started < LONGEST_MS) next();
    else request.session.regenerate(() => next());
  };

/** Works out the viewer from the user that the session names. A user who may no longer sign in counts as signed out. */
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

/** Logs the user out of Passport and destroys the session. */
export const leaveSession = async (request: Request): Promise<void> => {
  await new Promise<void>((resolve, reject) =>
    request.logout({ keepSessionInfo: false }, (error?: unknown) =>
      error instanceof Error ? reject(error) : resolve(),
    ),
  );
  await new Promise<void>((resolve) => request.session.destroy(() => resolve()));
};
