import type { Pool } from 'pg';
import { v7 } from 'uuid';

/** Ids are taken before the first fact and stand in it. Integer ids come from sequences; callers of one moment share a round trip. */
export class Ids {
  private readonly waiting = new Map<string, { done: (id: number) => void; fail: (error: Error) => void }[]>();

  constructor(private readonly pool: Pool) {}

  /** The next value of a sequence. */
  next(sequence: string): Promise<number> {
    return new Promise((done, fail) => {
      const queue = this.waiting.get(sequence);
      if (queue) queue.push({ done, fail });
      else {
        this.waiting.set(sequence, [{ done, fail }]);
        setImmediate(() => void this.take(sequence));
      }
    });
  }

  /** A UUID of version 7: sorts by time. */
  uuid(): string {
    return v7();
  }

  private async take(sequence: string): Promise<void> {
    const queue = this.waiting.get(sequence) ?? [];
    this.waiting.delete(sequence);
    try {
      const { rows } = await this.pool.query<{ id: number }>({ name: 'take-ids', text: 'SELECT nextval($1::regclass) AS id FROM generate_series(1, $2)', values: [sequence, queue.length] });
      queue.forEach((one, index) => one.done(rows[index]?.id ?? 0));
    } catch (error) {
      for (const one of queue) one.fail(error as Error);
    }
  }
}
