import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { HttpProblem } from '../problems/problem.filter';
import { ROUTE, type DeclaredRoute, type RouteSpec } from '../routes/route';

/**
 * Refuses query parameters that the handler does not declare; `FieldsPipe` checks the declared ones and the body. Runs
 * after the guards that check permissions, so that strangers learn nothing about parameters.
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

/** Routes that only redirect a browser accept any parameters, such as those that a link or sign-in service adds. */
const isBrowserPage = ({ answer, status }: RouteSpec): boolean => answer === 'page' && status === 302;

/** The parameter names as the address has them; the query parser drops some, such as `__proto__`. */
const askedIn = (url: string): string[] =>
  url.includes('?') ? [...new URLSearchParams(url.slice(url.indexOf('?'))).keys()] : [];

/** Ignoring a misspelt or unsupported parameter would answer another question than the one asked. */
const onlyKnown = (given: readonly string[], known: readonly string[]): void => {
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const errors = unknown.map((name) => ({ field: name, message: `Unknown query parameter: ${name}` }));
  throw new HttpProblem({ statusCode: 400, message: errors[0]?.message ?? '', code: 'INVALID', errors });
};
