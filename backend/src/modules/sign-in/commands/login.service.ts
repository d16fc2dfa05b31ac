import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock';
import { EVERYTHING } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import { HttpProblem } from '../../../platform/http/problem.filter';
import { RateLimits, tooMany } from '../../../platform/http/rate-limit';
import { StoredCredentials } from '../adapters/stored-credentials';
import { deviceOf } from '../domain/device';
import { User, Viewers } from '../../users';
import type { Door } from '../domain/doors';

const FAILURES = 5;
const WINDOW_SECONDS = 15 * 60;
const ADDRESS_FAILURES = 50;
const LOCKED = 'Too many failed sign-ins. Please wait 15 minutes and try again.';

export type SignedIn = Pick<User, 'id' | 'role'>;

/** Checks who may come in by which door, and notes in the session what its owner is told of it. */
@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credentials: StoredCredentials,
    private readonly limits: RateLimits,
    private readonly viewers: Viewers,
    private readonly clock: Clock,
  ) {}

  /** @throws HttpProblem 401 with the door's words, 429 after five failures of an account in 15 minutes */
  async check(email: string, password: string, address: string, door: Door): Promise<SignedIn> {
    const account = this.limits.of('login-account', FAILURES, WINDOW_SECONDS);
    const origin = this.limits.of('login-address', ADDRESS_FAILURES, WINDOW_SECONDS);
    for (const [limiter, key] of [
      [account, email],
      [origin, address],
    ] as const) {
      const state = await limiter.get(key);
      if (state && state.remainingPoints <= 0) throw tooMany(state, LOCKED);
    }
    const user = await rowsOf(this.dataSource, User, EVERYTHING)
      .andWhere('r.email = :email', { email })
      .getRawOne<User>();
    const right = await this.credentials.matches(user?.id ?? null, password);
    if (!user || !right || !door.roles.includes(user.role) || !(await this.viewers.of(user.id))) {
      await Promise.all([this.limits.take(account, email, LOCKED), this.limits.take(origin, address, LOCKED)]);
      throw new HttpProblem({ statusCode: 401, error: 'Login Failed', message: door.refusal, code: 'LOGIN_FAILED' });
    }
    await account.delete(email);
    await this.credentials.noteLogin(user.id);
    return { id: user.id, role: user.role };
  }

  /** @returns the token bound to the session that has just begun */
  begin(request: Request): string {
    const token = randomBytes(24).toString('base64url');
    request.session.token = token;
    request.session.startedAt = this.clock.now().getTime();
    request.session.device = deviceOf(request.get('user-agent') ?? '');
    request.session.address = request.ip ?? '';
    return token;
  }
}
