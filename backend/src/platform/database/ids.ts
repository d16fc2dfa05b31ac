import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { atTurnsEnd, type Lookups } from './lookups';

const DAY_MS = 86_400_000;

/** Ids are taken before the first fact and stand in it. Integer ids come from sequences; callers of one moment share a round trip. */
export class Ids {
  private seeded: (() => string) | undefined;
  private readonly waiting = new Map<string, { done: (id: number) => void; fail: (error: Error) => void }[]>();

  constructor(private readonly lookups: Lookups) {}

  /** The next value of a sequence. */
  next(sequence: string): Promise<number> {
    return new Promise((done, fail) => {
      const queue = this.waiting.get(sequence);
      if (queue) queue.push({ done, fail });
      else {
        this.waiting.set(sequence, [{ done, fail }]);
        atTurnsEnd(() => void this.take(sequence));
      }
    });
  }

  /** A UUID of version 7: sorts by time. */
  uuid(): string {
    return this.seeded ? this.seeded() : v7();
  }

  /** From now on the UUIDs are the same every time for the same seed and day: for data that must come out alike. */
  seed(seed: number, day: Date): void {
    const start = Math.floor(day.getTime() / DAY_MS) * DAY_MS - 400 * DAY_MS;
    let count = 0;
    this.seeded = () => {
      count += 1;
      const random = createHash('sha256').update(`${seed}:${count}`).digest();
      return v7({ msecs: start + count, seq: count, random });
    };
  }

  unseed(): void {
    this.seeded = undefined;
  }

  private async take(sequence: string): Promise<void> {
    const queue = this.waiting.get(sequence) ?? [];
    this.waiting.delete(sequence);
    try {
      const rows = await this.lookups.query<{ id: number }>({
        name: 'take-ids',
        text: 'SELECT nextval($1::regclass) AS id FROM generate_series(1, $2)',
        values: [sequence, queue.length],
      });
      queue.forEach((one, index) => one.done(rows[index]?.id ?? 0));
    } catch (error) {
      for (const one of queue) one.fail(error as Error);
    }
  }
}
