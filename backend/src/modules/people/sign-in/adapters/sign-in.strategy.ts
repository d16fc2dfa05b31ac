import { Injectable, type Type } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { checked } from '../../../../platform/fields/check';
import { Login } from '../http/auth.requests';
import { DOOR_NAMES, DOORS, type DoorName } from '../domain/doors';
import type { LoginService, SignedIn } from '../commands/login.service';

/**
 * What a guard passes to its strategy. Passport keeps one strategy per name for the whole process, so the service of
 * the application is passed with each request.
 */
export interface AtTheDoor {
  readonly logins: LoginService;
}
type Verify = (request: Request, at: AtTheDoor, told: (error: unknown, user?: SignedIn | null) => void) => void;

class PasswordStrategy extends passport.Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: Request, at: AtTheDoor): void {
    this.verify(request, at, (error, user) => (user ? this.success(user) : this.error(error)));
  }
}

const strategyOf = (name: DoorName): Type<object> => {
  @Injectable()
  class SignInStrategy extends PassportStrategy(PasswordStrategy, name) {
    validate(request: Request, { logins }: AtTheDoor): Promise<SignedIn> {
      const { email, password } = checked(Login, request.body ?? {});
      return logins.check(email, password, request, DOORS[name]);
    }
  }
  return SignInStrategy;
};

/** One strategy for each door. */
export const SIGN_IN_STRATEGIES = DOOR_NAMES.map(strategyOf);
