import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Installation } from '../../installation/installation';
import { HttpProblem } from '../problems/problem.filter';
import { ROUTE, type RouteSpec } from '../routes/route';

export const nothingHere = (): HttpProblem =>
  new HttpProblem({ statusCode: 404, message: 'There is nothing at this address', code: 'NOT_FOUND' });

/** Hides routes for demo installations from all others: they respond 404, as if the address did not exist. */
@Injectable()
export class DemoGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly installation: Installation,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const spec = this.reflector.get<RouteSpec | undefined>(ROUTE, context.getHandler());
    if (spec?.demo && !(await this.installation.isDemo())) throw nothingHere();
    return true;
  }
}
