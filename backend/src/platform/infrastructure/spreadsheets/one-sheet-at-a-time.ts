import type { Pool } from 'pg';
import { withPooledClient } from '../../database/connect';
import { StoreUnavailable } from '../../core/errors';

/** The class of the advisory locks of imports. */
const SHEETS = 7277;
const LOOK_EVERY_MS = 100;
const LONGEST_WAIT_MS = 600_000;

/**
 * Runs the work while no other import of the same kind runs its own, across all processes. So two sheets with the same
 * rows add each row once. A waiting import holds no connection.
 * @param stillHere called about every 100 ms while waiting, so that the job counts as alive
 * @throws StoreUnavailable after ten minutes of waiting
 */
export const oneSheetAtATime = async (
  pool: Pool,
  kind: string,
  stillHere: () => Promise<void>,
  work: () => Promise<void>,
): Promise<void> => {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (!(await tried(pool, kind, work))) {
    if (performance.now() > end) throw new StoreUnavailable('Other sheets are taken in');
    await stillHere();
    await new Promise((over) => setTimeout(over, LOOK_EVERY_MS));
  }
};

/** Runs the work if the lock is free. @returns false when another import holds it. A lost connection releases it. */
const tried = (pool: Pool, kind: string, work: () => Promise<void>): Promise<boolean> =>
  withPooledClient(pool, async (client) => {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS got', [
      SHEETS,
      kind,
    ]);
    if (!rows[0]?.got) return false;
    try {
      await work();
      return true;
    } finally {
      await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [SHEETS, kind]).catch(() => undefined);
    }
  });
