import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network-of';
import { HttpProblem } from '../problems/problem.filter';
import { ROUTE, type RouteSpec } from '../routes/route';

/** Who is counted may be an address of any length, and is nobody's business: a hash stands for it. */
class Counter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(hash('sha256', String(key), 'base64url'));
  }
}

/** Counters in PostgreSQL, shared by all processes. */
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

  /** Takes one try; @throws HttpProblem 429 when none is left */
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

/** Holds routes that declare a limit to it, per address; of IPv6 per network. */
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
