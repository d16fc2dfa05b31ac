import type { Pool } from 'pg';
import { lent } from './connect';

const turns = new WeakMap<Pool, Promise<unknown>>();

/**
 * Does work that nobody does for the same key at the same time, in whichever process: a rule that counts rows before it adds one. Takes turns
 * within the process, so that those who wait never hold the connections that the one who works needs.
 */
export const exclusively = <Result>(pool: Pool, key: string, work: () => Promise<Result>): Promise<Result> => {
  const mine = (turns.get(pool) ?? Promise.resolve()).catch(() => undefined).then(() => locked(pool, key, work));
  turns.set(pool, mine);
  return mine;
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
