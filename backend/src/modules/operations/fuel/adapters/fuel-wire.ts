import type { IsoDate } from '../../../../platform/money/dates';

/** What helps after a failure: to ask again soon, to sign in anew, or neither: an account may be locked. */
type Next = 'again' | 'login' | 'stop' | 'locked';

/** The service of a provider cannot be asked now; the message says why. */
export class WireFailed extends Error {
  constructor(
    message: string,
    readonly next: Next,
  ) {
    super(message);
  }
}

/** Port: the service of a provider of fuel cards. */
export abstract class FuelWire {
  abstract readonly name: string;
  /** @returns a session; many logins in a short time lock the account. @throws WireFailed */
  abstract login(): Promise<string>;
  /**
   * The purchases of these days, both included, that are posted by now, as the service says them.
   * @throws WireFailed
   */
  abstract transactions(session: string, from: IsoDate, to: IsoDate): Promise<readonly unknown[]>;
}

const MOST_TRIES = 3;
const PAUSE_MS = 200;
/** So long a provider that locked the account is left alone: each login would lock it for longer. */
const LEFT_ALONE_MS = 15 * 60_000;

/** Asks with one session, which is kept: many logins lock the account. Time-outs are tried again, with pauses. */
export class WireSession {
  private session: Promise<string> | null = null;
  private locked: { readonly failure: WireFailed; readonly until: number } | null = null;

  constructor(
    private readonly wire: FuelWire,
    private readonly now: () => number,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  get name(): string {
    return this.wire.name;
  }

  /** @throws WireFailed */
  async transactions(from: IsoDate, to: IsoDate): Promise<readonly unknown[]> {
    for (let tries = 1; ; tries += 1)
      try {
        if (this.locked && this.now() < this.locked.until) throw this.locked.failure;
        return await this.wire.transactions(await this.signedIn(), from, to);
      } catch (error) {
        if (!(error instanceof WireFailed)) throw error;
        const { next } = error;
        if (next !== 'again') this.session = null;
        if (next === 'locked' && error !== this.locked?.failure)
          this.locked = { failure: error, until: this.now() + LEFT_ALONE_MS };
        if (next === 'stop' || next === 'locked' || tries === MOST_TRIES) throw error;
        await new Promise((over) => setTimeout(over, this.pauseMs * 2 ** (tries - 1)));
      }
  }

  private signedIn(): Promise<string> {
    const session = (this.session ??= this.wire.login());
    session.catch(() => {
      if (this.session === session) this.session = null;
    });
    return session;
  }
}
