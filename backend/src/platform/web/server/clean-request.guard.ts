import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { HttpProblem } from '../problems/problem.filter';
import { ROUTE, type DeclaredRoute, type RouteSpec } from '../routes/route';

/**
 * Refuses query parameters that the handler does not declare; what the declared ones and the body say, `FieldsPipe`
 * checks. Comes after the guards that say who may: a stranger is not told what a request should look like.
 */
@Injectable()
export class CleanRequestGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const spec = this.reflector.get<DeclaredRoute>(ROUTE, context.getHandler());
    const { url } = context.switchToHttp().getRequest<Request>();
    if (!isBrowserPage(spec)) onlyKnown(askedIn(url), spec.asks);
    return true;
  }
}

/** Where a browser is only sent on, whatever a link or a sign-in service hung on the address. */
const isBrowserPage = ({ answer, status }: RouteSpec): boolean => answer === 'page' && status === 302;

/** Names as they stand in the address: the parser leaves some out, `__proto__` among them. */
const askedIn = (url: string): string[] =>
  url.includes('?') ? [...new URLSearchParams(url.slice(url.indexOf('?'))).keys()] : [];

/** A parameter that is misspelt or not supported must not be ignored: the answer would be to another question. */
const onlyKnown = (given: readonly string[], known: readonly string[]): void => {
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const errors = unknown.map((name) => ({ field: name, message: `Unknown query parameter: ${name}` }));
  throw new HttpProblem({ statusCode: 400, message: errors[0]?.message ?? '', code: 'INVALID', errors });
};
