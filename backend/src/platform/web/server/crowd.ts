/** Longer than this nobody waits for others to arrive. */
const MOST_MS = 300;
/**
 * Of those who waited, so many are worked for in one turn of the event loop: between them others are heard, and health
 * is told.
 */
const IN_A_TURN = 8;

/**
 * Lets a crowd in before it works for anybody. Node takes one new connection in a turn of its event loop, so while each
 * turn works for some milliseconds, the last of two thousand connections waits for seconds only to be heard. Turns that
 * hold work back take the connections at once.
 */
export class Crowd {
  private arriving = false;
  private readonly held: (() => void)[] = [];
  private until = 0;

  /** How many wait until everybody is there. */
  get waiting(): number {
    return this.held.length;
  }

  /** A connection was taken. */
  readonly came = (): void => {
    this.arriving = true;
  };

  /** Does the work now, or as soon as a turn of the event loop brings no new connection. */
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
