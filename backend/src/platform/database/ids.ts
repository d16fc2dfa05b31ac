import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { lookUp } from './lookups';
import { BatchLoader } from './batch-loader';

const DAY_MS = 86_400_000;

/**
 * Draws ids for new records. They are drawn before the first event, which contains them. Integers come from sequences;
 * calls made at the same time share one query.
 */
export class Ids {
  private seeded: (() => string) | undefined;

  private readonly sequences = new Map<string, BatchLoader<void, number>>();

  constructor(private readonly pool: Pool) {}

  /** The next value of a sequence. */
  next(sequence: string): Promise<number> {
    const ids = this.sequences.get(sequence) ?? new BatchLoader((all) => this.take(sequence, all.length));
    this.sequences.set(sequence, ids);
    return ids.find();
  }

  /** A UUID of version 7, which sorts by time. */
  uuid(): string {
    return this.seeded ? this.seeded() : v7();
  }

  /** Makes the following UUIDs reproducible: the same for the same seed and day. For demo data and tests. */
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

  private async take(sequence: string, count: number): Promise<number[]> {
    const rows = await lookUp<{ id: number }>(this.pool, {
      name: 'take-ids',
      text: 'SELECT nextval($1::regclass) AS id FROM generate_series(1, $2)',
      values: [sequence, count],
    });
    return rows.map(({ id }) => id);
  }
}
