import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { RateLimits } from '../../../../platform/web/server/rate-limit';
import { delayAfter } from '../domain/delay';

const FAILURES = 5;
const WINDOW_SECONDS = 15 * 60;
const ADDRESS_FAILURES = 50;
const LOCKED = 'Too many failed sign-ins. Please wait 15 minutes and try again.';

/** One attempt to sign in, by what it is counted. */
export interface Attempt {
  readonly email: string;
  /** Of IPv6 the network. */
  readonly address: string;
  /** A device that this very account has signed in with. */
  readonly knownDevice: string | null;
}

/**
 * Attempts to sign in are counted before the password is looked at, so that many at once are as many as one after the
 * other, and given back when it was right. A device that the account knows is counted by itself: whatever strangers do,
 * its owner comes in.
 */
@Injectable()
export class Attempts {
  private readonly here: RateLimiterPostgres;
  private readonly device: RateLimiterPostgres;
  private readonly address: RateLimiterPostgres;
  private readonly account: RateLimiterPostgres;

  constructor(private readonly limits: RateLimits) {
    this.here = limits.of('login-account-address', FAILURES, WINDOW_SECONDS);
    this.device = limits.of('login-device', FAILURES, WINDOW_SECONDS);
    this.address = limits.of('login-address', ADDRESS_FAILURES, WINDOW_SECONDS);
    this.account = limits.of('login-account', Number.MAX_SAFE_INTEGER, WINDOW_SECONDS);
  }

  /** @throws HttpProblem 429 after five failures of an account from one address or device, or fifty of an address */
  async begin(attempt: Attempt): Promise<void> {
    if (attempt.knownDevice !== null) return this.limits.take(this.device, attempt.knownDevice, LOCKED);
    await this.limits.take(this.here, keyOf(attempt), LOCKED);
    await this.limits.take(this.address, attempt.address, LOCKED);
    const { consumedPoints } = await this.account.consume(attempt.email);
    await pause(delayAfter(consumedPoints - 1));
  }

  async giveBack(attempt: Attempt): Promise<void> {
    if (attempt.knownDevice !== null) await this.device.delete(attempt.knownDevice);
    else await Promise.all([this.address.reward(attempt.address), this.account.delete(attempt.email)]);
    await this.here.delete(keyOf(attempt));
  }
}

const keyOf = ({ email, address }: Attempt): string => `${email}\n${address}`;
