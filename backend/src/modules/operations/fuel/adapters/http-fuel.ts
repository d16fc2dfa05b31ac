import type { IsoDate } from '../../../../platform/money/dates';
import { FuelWire, WireFailed } from './fuel-wire';

/** What is waited for, and read, at most. */
export interface HttpLimits {
  readonly milliseconds: number;
  readonly bytes: number;
}
const MEGABYTE = 1_048_576;
const LIMITS: HttpLimits = { milliseconds: 8_000, bytes: 10 * MEGABYTE };

/**
 * The service of a provider over HTTP. `POST <url>/sessions` signs in with the token and answers `{ session }`;
 * `GET <url>/transactions?from=2026-10-06&to=2026-10-20` with the session answers `{ transactions: [ … ] }`.
 */
export class HttpFuel extends FuelWire {
  readonly name = 'provider';

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly limits = LIMITS,
  ) {
    super();
  }

  async login(): Promise<string> {
    const { session } = await this.asked('sessions', 'POST', this.token);
    if (typeof session !== 'string' || !/^[\x21-\x7e]{1,500}$/.test(session))
      throw new WireFailed('The provider answered the login with something else than a session', 'stop');
    return session;
  }

  async transactions(session: string, from: IsoDate, to: IsoDate): Promise<readonly unknown[]> {
    const { transactions } = await this.asked(`transactions?from=${from}&to=${to}`, 'GET', session);
    if (Array.isArray(transactions)) return transactions as unknown[];
    throw new WireFailed('The provider answered with something else than purchases', 'stop');
  }

  private async asked(
    path: string,
    method: 'GET' | 'POST',
    bearer: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    const text = await this.text(path, method, bearer);
    try {
      const answer = JSON.parse(text) as unknown;
      if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
    } catch {
      // said below
    }
    throw new WireFailed('The provider answered with something that is no JSON', 'stop');
  }

  private async text(path: string, method: 'GET' | 'POST', bearer: string): Promise<string> {
    let isAnswered = false;
    try {
      const response = await fetch(`${this.url.replace(/\/$/, '')}/${path}`, {
        ...{ method, redirect: 'error', signal: AbortSignal.timeout(this.limits.milliseconds) },
        headers: { accept: 'application/json', authorization: `Bearer ${bearer}` },
      });
      isAnswered = true;
      if (!response.ok) {
        await response.body?.cancel();
        throw refusal(response.status, method === 'POST');
      }
      return await this.read(response);
    } catch (error) {
      if (error instanceof WireFailed) throw error;
      if ((error as Error).name === 'TimeoutError')
        throw new WireFailed('The provider did not answer in time', 'again');
      throw new WireFailed(
        isAnswered ? 'The provider broke off in the middle of its answer' : 'The provider cannot be reached',
        'again',
      );
    }
  }

  private async read({ body }: Response): Promise<string> {
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of body ?? []) {
      pieces.push(piece as Uint8Array);
      bytes += (piece as Uint8Array).length;
      // leaving the loop ends the connection
      if (bytes > this.limits.bytes)
        throw new WireFailed(`The answer of the provider is larger than ${this.limits.bytes / MEGABYTE} MB`, 'stop');
    }
    return Buffer.concat(pieces).toString('utf8');
  }
}

/** What a status other than 2xx means. */
const refusal = (status: number, isLogin: boolean): WireFailed => {
  if (status === 423 || status === 429)
    return new WireFailed('The provider has locked the account after too many logins', 'locked');
  if (status === 401 || status === 403)
    return isLogin
      ? new WireFailed('The provider does not accept the token', 'stop')
      : new WireFailed('The provider ended the session', 'login');
  return new WireFailed(`The provider answered with an error (${status})`, status >= 500 ? 'again' : 'stop');
};
