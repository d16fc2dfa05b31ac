import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { RateLimits } from '../../../../platform/web/server/rate-limit';
import { delayAfter } from '../domain/delay';

const FAILURES = 5;
const WINDOW_SECONDS = 15 * 60;
const ADDRESS_FAILURES = 50;
const LOCKED = 'Too many failed sign-ins. Please wait 15 minutes and try again.';

/** One attempt to sign in, with the keys under which it is counted. */
export interface Attempt {
  readonly email: string;
  /** The IP address; for IPv6, the network. */
  readonly address: string;
  /** The device, if this very account has signed in with it before. */
  readonly knownDevice: string | null;
}

/**
 * Counts attempts to sign in. An attempt is counted before its password is checked, so that parallel attempts do not
 * get around the limit, and given back when the password was right. Attempts from a device that the account knows are
 * counted separately: failures of strangers never lock the owner out.
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
