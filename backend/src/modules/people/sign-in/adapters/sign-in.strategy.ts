import { Injectable, type Type } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { checked } from '../../../../platform/fields/check';
import { Login } from '../http/auth.requests';
import { DOOR_NAMES, DOORS, type DoorName } from '../domain/doors';
import type { LoginService, SignedIn } from '../commands/login.service';

/**
 * What a guard tells its strategy. Passport keeps one strategy of a name for the whole process, so the application's
 * own service comes with the request.
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

/** One strategy a door. */
export const SIGN_IN_STRATEGIES = DOOR_NAMES.map(strategyOf);
