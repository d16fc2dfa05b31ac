import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network-of';
import { HttpProblem } from '../problems/problem.filter';
import { ROUTE, type RouteSpec } from '../routes/route';

/** Hashes the key of a counter: it may be of any length, and should not be stored in plain text. */
class Counter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(hash('sha256', String(key), 'base64url'));
  }
}

/** Rate limits whose counters are in PostgreSQL, shared by all processes. */
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly pool: Pool) {}

  of(name: string, points: number, seconds: number): RateLimiterPostgres {
    const known = this.limiters.get(name);
    if (known) return known;
    const made = new Counter({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    this.limiters.set(name, made);
    return made;
  }

  /** Uses up one try. @throws HttpProblem TOO_MANY_REQUESTS (429) when none is left */
  async take(
    limiter: RateLimiterPostgres,
    key: string,
    message = 'Too many tries. Please wait a moment and try again.',
  ): Promise<void> {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooMany(refused, message);
      throw refused;
    }
  }
}

export const tooMany = (refused: RateLimiterRes, message: string): HttpProblem =>
  new HttpProblem({
    statusCode: 429,
    message,
    code: 'TOO_MANY_REQUESTS',
    retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)),
  });

/** Enforces the `limit` of a route per network address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const spec = this.reflector.get<RouteSpec | undefined>(ROUTE, context.getHandler());
    if (!spec?.limit) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const name = `${context.getClass().name}.${context.getHandler().name}`;
    await this.limits.take(this.limits.of(name, spec.limit.points, spec.limit.seconds), networkOf(request.ip));
    return true;
  }
}
