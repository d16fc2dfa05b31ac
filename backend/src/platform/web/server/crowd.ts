/** The longest time that requests are held back for others to arrive. */
const MOST_MS = 300;
/**
 * How many of the held requests start per turn of the event loop; in between, other requests and health checks are
 * handled.
 */
const IN_A_TURN = 8;

/**
 * Accepts a burst of connections before working on any request. Node accepts one connection per turn of its event loop;
 * when every turn also works for some milliseconds, the last of two thousand connections waits for seconds just to be
 * accepted. While work is held back, the turns accept all connections at once.
 */
export class Crowd {
  private arriving = false;
  private readonly held: (() => void)[] = [];
  private until = 0;

  /** How many requests are held back. */
  get waiting(): number {
    return this.held.length;
  }

  /** To be called for every new connection. */
  readonly came = (): void => {
    this.arriving = true;
  };

  /** Starts the work now, or after the first turn of the event loop without a new connection. */
  pass(work: () => void): void {
    if (!this.arriving && this.held.length === 0) work();
    else if (this.held.push(work) === 1) {
      this.until = performance.now() + MOST_MS;
      setImmediate(this.look);
    }
  }

  private readonly look = (): void => {
    const goesOn = this.arriving && performance.now() < this.until;
    this.arriving = false;
    if (goesOn) setImmediate(this.look);
    else this.workOff();
  };

  private readonly workOff = (): void => {
    for (const work of this.held.splice(0, IN_A_TURN)) work();
    if (this.held.length > 0) setImmediate(this.workOff);
  };
}
