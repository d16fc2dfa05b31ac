import type { Pool } from 'pg';
import { KeyedQueue } from '../core/keyed-queue';
import { withPooledClient } from './connect';
import { ConcurrencyLimit } from './concurrency-limit';

/** How many connections of a pool this may use at once; the work itself needs further ones. */
const AT_ONCE = 4;
const LONGEST_WAIT_MS = 10_000;

interface Door {
  readonly queue: KeyedQueue;
  readonly places: ConcurrencyLimit;
}
const doors = new WeakMap<Pool, Door>();

const doorOf = (pool: Pool): Door => {
  const door = doors.get(pool) ?? {
    queue: new KeyedQueue(LONGEST_WAIT_MS),
    places: new ConcurrencyLimit(AT_ONCE, LONGEST_WAIT_MS),
  };
  doors.set(pool, door);
  return door;
};

/**
 * Runs work that no other process or request runs for the same key at the same time, such as a rule that counts rows
 * before it adds one. Callers in this process wait in a queue, without holding a connection; work for other keys does
 * not wait.
 */
export const exclusively = <Result>(pool: Pool, key: string, work: () => Promise<Result>): Promise<Result> => {
  const { queue, places } = doorOf(pool);
  return queue.take(key, () => places.take(() => locked(pool, key, work)));
};

const locked = <Result>(pool: Pool, key: string, work: () => Promise<Result>): Promise<Result> =>
  withPooledClient(pool, async (client) => {
    await client.query('BEGIN');
    try {
      await client.query('SELECT pg_advisory_xact_lock(7275, hashtext($1))', [key]);
      return await work();
    } finally {
      await client.query('COMMIT').catch(() => undefined);
    }
  });
