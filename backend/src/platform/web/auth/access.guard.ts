import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { HttpProblem } from '../problems/problem.filter';
import { ROUTE, type RouteSpec } from '../routes/route';
import { may, type Viewer } from '../../access/viewer';

const LOGGED_OUT = 'Unauthorized: please sign in to continue';

/** Denies by default: a route without `@Route` is closed; all others are open to those whom `allow` names. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const spec = this.reflector.get<RouteSpec | undefined>(ROUTE, context.getHandler());
    if (!spec)
      throw new HttpProblem({ statusCode: 403, message: 'This address is not open to anybody', code: 'UNDECLARED' });
    if (spec.allow === 'public') return true;
    const request = context.switchToHttp().getRequest<Request & { user?: Viewer }>();
    if (!request.user) throw new HttpProblem({ statusCode: 401, message: LOGGED_OUT, code: 'UNAUTHORIZED' });
    const viewer = request.user;
    if (spec.allow === 'signed-in' || may(viewer, spec.allow)) return true;
    throw new HttpProblem({ statusCode: 403, message: 'You do not have permission to do this', code: 'FORBIDDEN' });
  }
}
