import type { Pool } from 'pg';
import { Turns } from '../core/keyed-queue';
import { lent } from './connect';
import { Places } from './places';

/** So many connections of a pool are lent for this at once: those who work need others of them. */
const AT_ONCE = 4;
const LONGEST_WAIT_MS = 10_000;

interface Door {
  readonly turns: Turns;
  readonly places: Places;
}
const doors = new WeakMap<Pool, Door>();

const doorOf = (pool: Pool): Door => {
  const door = doors.get(pool) ?? { turns: new Turns(LONGEST_WAIT_MS), places: new Places(AT_ONCE, LONGEST_WAIT_MS) };
  doors.set(pool, door);
  return door;
};

/**
 * Does work that nobody does for the same key at the same time, in whichever process: a rule that counts rows before it
 * adds one. Takes turns
 * within the process, so that those who wait hold no connection; work for another key does not wait.
 */
export const exclusively = <Result>(pool: Pool, key: string, work: () => Promise<Result>): Promise<Result> => {
  const { turns, places } = doorOf(pool);
  return turns.take(key, () => places.take(() => locked(pool, key, work)));
};

const locked = <Result>(pool: Pool, key: string, work: () => Promise<Result>): Promise<Result> =>
  lent(pool, async (client) => {
    await client.query('BEGIN');
    try {
      await client.query('SELECT pg_advisory_xact_lock(7275, hashtext($1))', [key]);
      return await work();
    } finally {
      await client.query('COMMIT').catch(() => undefined);
    }
  });
