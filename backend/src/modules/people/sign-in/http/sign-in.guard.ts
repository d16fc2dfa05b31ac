import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { DoorName } from '../domain/doors';
import { LoginService, type SignedIn } from '../commands/login.service';
import type { AtTheDoor } from '../adapters/sign-in.strategy';

const guardOf = (name: DoorName): Type<CanActivate> => {
  @Injectable()
  class SignInGuard extends AuthGuard(name) {
    constructor(private readonly logins: LoginService) {
      super();
    }

    override async canActivate(context: ExecutionContext): Promise<boolean> {
      await super.canActivate(context);
      await super.logIn(context.switchToHttp().getRequest<Request>());
      return true;
    }

    override getAuthenticateOptions(): { logins: LoginService } & AtTheDoor {
      return { logins: this.logins };
    }
  }
  return SignInGuard;
};

/** Guards of the login routes. A request that passes gets a session with a new id. */
export const StaffDoor = guardOf('staff');
export const AdminDoor = guardOf('admin');
export const AgentsDoor = guardOf('agents');
export const ClientDoor = guardOf('client');

/** The user who has just signed in, for a parameter of a login route. */
export const ComingIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn => context.switchToHttp().getRequest<{ user: SignedIn }>().user,
);
