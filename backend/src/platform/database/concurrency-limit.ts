import { StoreUnavailable } from '../core/errors';

/** Runs at most `free` pieces of work at once. Further ones wait in the order of their calls, for a limited time. */
export class ConcurrencyLimit {
  private readonly waiting: (() => void)[] = [];

  constructor(
    private free: number,
    private readonly longestWaitMs: number,
  ) {}

  /** @throws StoreUnavailable when the work could not start in time; it is then never started */
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
