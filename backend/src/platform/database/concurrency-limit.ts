import { StoreUnavailable } from '../core/errors';

/** So many pieces of work at once; the others wait for a place, in the order of asking, and not for long. */
export class ConcurrencyLimit {
  private readonly waiting: (() => void)[] = [];

  constructor(
    private free: number,
    private readonly longestWaitMs: number,
  ) {}

  /** @throws StoreUnavailable when no place comes free in time; the work is then never begun */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await this.handedOver();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private handedOver(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        reject(new StoreUnavailable('Others do the same work'));
      }, this.longestWaitMs);
      this.waiting.push(go);
    });
  }
}
