import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { z } from 'zod';
import { printable } from '../fields/patterns';
import { HttpProblem } from './problem.filter';
import { ROUTE, type DeclaredRoute, type RouteSpec } from './route';

/**
 * Checks params, query and body against what the route declares, and puts the clean values in their place. Nothing undeclared reaches a handler.
 * Comes after the guards that say who may: a stranger is not told what a request should look like.
 */
@Injectable()
export class CleanRequestGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const spec = this.reflector.get<DeclaredRoute>(ROUTE, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    if (spec.params) replace(request, 'params', clean(spec.params, request.params, 404));
    if (!isBrowserPage(spec)) onlyKnown(askedIn(request.url), spec.asks);
    if (!spec.queryClass) replace(request, 'query', spec.query ? clean(spec.query, request.query) : {});
    if (spec.body) {
      if (request.body !== undefined && typeof request.body !== 'object')
        throw new HttpProblem({ statusCode: 400, message: 'Send an object', code: 'INVALID' });
      replace(request, 'body', clean(spec.body, (request.body as unknown) ?? {}));
    }
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

const replace = (request: Request, part: 'params' | 'query' | 'body', value: unknown): void => {
  Object.defineProperty(request, part, { value, configurable: true, enumerable: true, writable: true });
};

const clean = (schema: z.ZodType, value: unknown, status = 400): unknown => {
  const checked = schema.safeParse(value);
  const possible = status !== 404 || Object.values(value as object).every((part) => printable(String(part)));
  if (checked.success && possible) return checked.data;
  if (status === 404)
    throw new HttpProblem({ statusCode: 404, message: 'There is nothing at this address', code: 'NOT_FOUND' });
  const seen = new Set<string>();
  const errors = (checked.error?.issues ?? [])
    .map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
    .filter(({ field }) => !seen.has(field) && seen.add(field));
  throw new HttpProblem({
    statusCode: status,
    message: errors[0]?.message ?? 'The request is not valid',
    code: 'INVALID',
    errors,
  });
};
