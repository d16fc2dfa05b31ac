import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Authenticator } from 'passport';
import { SessionStore } from '../../platform/auth/session-store';
import type { Running } from '../../platform/platform.module';
import { Viewers } from './viewers';

export const SESSION_COOKIE = 'axlebook.sid';
const IDLE_MS = 8 * 3_600_000;
const RENEW_MS = 10 * 60_000;
const LONGEST_MS = 30 * 24 * 3_600_000;

/** The browser's cookie is renewed now and then while its owner is active, not with every answer. */
const renewed: RequestHandler = (request: Request, _response: Response, next: NextFunction) => {
  if (request.session.passport?.user && Date.now() - (request.session.renewedAt ?? 0) > RENEW_MS) request.session.renewedAt = Date.now();
  next();
};

/** Thirty days after login a session ends, however busy it was. */
const notTooOld: RequestHandler = (request: Request, _response: Response, next: NextFunction) => {
  const started = request.session.startedAt;
  if (started === undefined || Date.now() - started < LONGEST_MS) next();
  else request.session.regenerate(() => next());
};

/** Cookie sessions (decisions.md §4): 8 h idle, 30 days at most, a new id at login. The session names the user; what it may do is worked out anew. */
export const sessionHandlers = (app: INestApplication, settings: Running): RequestHandler[] => {
  const viewers = app.get(Viewers);
  const passport = new Authenticator();
  passport.serializeUser((user, done) => done(null, { id: (user as { id: string }).id }));
  passport.deserializeUser(({ id }: { id: string }, done) => {
    viewers.of(id).then(
      (viewer) => done(null, (viewer ?? false) as unknown as Express.User),
      (error: unknown) => done(error),
    );
  });
  return [
    session({
      name: SESSION_COOKIE,
      store: app.get(SessionStore),
      secret: settings.secret,
      resave: false,
      saveUninitialized: false,
      rolling: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: settings.secureCookies, maxAge: IDLE_MS, path: '/' },
    }),
    notTooOld,
    renewed,
    passport.initialize() as RequestHandler,
    passport.session() as RequestHandler,
  ];
};
