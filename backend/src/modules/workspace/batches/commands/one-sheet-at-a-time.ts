import type { Pool } from 'pg';
import { withPooledClient } from '../../../../platform/database/connect';
import { StoreUnavailable } from '../../../../platform/core/errors';

const SHEETS = 7277;
const LOOK_EVERY_MS = 100;
const LONGEST_WAIT_MS = 600_000;

/**
 * Takes rows of a sheet in while no other sheet of the kind is taken in, in whichever process: two that hold the same
 * rows add each of them once. Whoever waits holds no connection, and says that it is there.
 * @throws StoreUnavailable when the turn does not come in time
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

/** Does the work when nobody else does any of the kind. The lock is the connection's: it goes with it. */
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
