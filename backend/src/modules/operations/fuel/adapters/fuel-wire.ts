import type { IsoDate } from '../../../../platform/money/dates';
import type { WireTransaction } from '../domain/rules/wire';

/** The service of a provider cannot be asked now; the message says why. */
export class WireFailed extends Error {
  constructor(
    message: string,
    /** Asking again soon may help; where the account is locked it makes things worse. */
    readonly mayRetry: boolean,
  ) {
    super(message);
  }
}

/** Port: the service of a provider of fuel cards. */
export abstract class FuelWire {
  abstract readonly name: string;
  /** @returns a session; many logins in a short time lock the account. @throws WireFailed */
  abstract login(): Promise<string>;
  /** The purchases of these days, both included, that are posted by now. @throws WireFailed */
  abstract transactions(session: string, from: IsoDate, to: IsoDate): Promise<readonly WireTransaction[]>;
}

const MOST_TRIES = 3;
const PAUSE_MS = 200;

/** Asks with one session, which is kept: many logins lock the account. Time-outs are tried again, with pauses. */
export class WireSession {
  private session: Promise<string> | null = null;

  constructor(
    private readonly wire: FuelWire,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  get name(): string {
    return this.wire.name;
  }

  async transactions(from: IsoDate, to: IsoDate): Promise<readonly WireTransaction[]> {
    for (let tries = 1; ; tries += 1)
      try {
        this.session ??= this.wire.login();
        return await this.wire.transactions(await this.session, from, to);
      } catch (error) {
        if (!(error instanceof WireFailed)) throw error;
        if (!error.mayRetry) this.session = null;
        if (!error.mayRetry || tries === MOST_TRIES) throw error;
        await new Promise((over) => setTimeout(over, this.pauseMs * 2 ** (tries - 1)));
      }
  }
}
