import { StoreUnavailable } from './errors';

const LONGEST_WAIT_MS = 10_000;

/** Work on one key takes turns within this process, in the order in which it was asked for. */
export class KeyedQueue {
  private readonly queues = new Map<string, Promise<void>>();

  constructor(private readonly longestWaitMs = LONGEST_WAIT_MS) {}

  /** @throws StoreUnavailable when the turn does not come in time; the work is then never begun */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const ahead = this.queues.get(key);
    let end = (): void => undefined;
    const own = new Promise<void>((ended) => (end = ended));
    const queue = ahead ? ahead.then(() => own) : own;
    this.queues.set(key, queue);
    void queue.then(() => this.queues.get(key) === queue && this.queues.delete(key));
    try {
      if (ahead) await this.inTime(ahead);
      return await work();
    } finally {
      end();
    }
  }

  private async inTime(ahead: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreUnavailable('Others change this record')), this.longestWaitMs);
    });
    await Promise.race([ahead, tooLong]).finally(() => clearTimeout(timer));
  }
}
