import { StoreUnavailable } from './errors';

const LONGEST_WAIT_MS = 10_000;

/** Runs work for the same key one after the other within this process, in the order of the calls. */
export class KeyedQueue {
  private readonly queues = new Map<string, Promise<void>>();

  constructor(private readonly longestWaitMs = LONGEST_WAIT_MS) {}

  /** @throws StoreUnavailable when the work could not start in time; it is then never started */
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
