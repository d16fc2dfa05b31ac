import type { ClientBase } from 'pg';
import { LOG_LOCK } from '../store/log-lock';

/** How long a rebuild makes others wait, and how long it waits for them, in milliseconds. */
export interface Patience {
  /**
   * The longest wait for the lock of the table. Everybody who uses the table meanwhile has to queue behind the rebuild.
   */
  readonly lockMs: number;
  /** The pause between two tries, in which the others can work. */
  readonly pauseMs: number;
  /** How long the rebuild waits altogether for other transactions, or for another rebuild of the same table. */
  readonly longestMs: number;
}
export const PATIENCE: Patience = { lockMs: 500, pauseMs: 1_000, longestMs: 600_000 };
/**
 * The longest wait for the lock of the log. A commit holds this lock for one flush only; all writers have to queue
 * behind the rebuild.
 */
const LOG_LOCK_MS = 250;

const REBUILDS = 7276;
const LOCKED = new Set(['55P03', '40P01']);
const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const lasted = (milliseconds: number): string => {
  const [minutes, seconds] = [Math.round(milliseconds / 60_000), Math.max(1, Math.round(milliseconds / 1_000))];
  if (seconds >= 90) return `${minutes} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

/**
 * Makes sure that no other process rebuilds the projection until this connection ends. @throws Error with a message for
 * the operator when another rebuild takes too long
 */
export const rebuildAlone = async (
  client: ClientBase,
  name: string,
  { pauseMs, longestMs }: Patience,
): Promise<void> => {
  const end = performance.now() + longestMs;
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS got', [
      REBUILDS,
      name,
    ]);
    if (rows[0]?.got) return;
    if (performance.now() > end)
      throw new Error(
        `"${name}" is being rebuilt by another process, for more than ${lasted(longestMs)} now. Try again when that is done.`,
      );
    await rest(Math.min(pauseMs, 250));
  }
};

const standing = async (client: ClientBase, table: string): Promise<string> => {
  const { rows } = await client.query<{ who: string }>(
    `SELECT DISTINCT COALESCE(NULLIF(a.application_name, ''), 'a program without a name') || ', process ' || l.pid AS
      who
     FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE l.relation = $1::regclass AND l.granted
       AND l.pid <> pg_backend_pid() LIMIT 3`,
    [`"${table}"`],
  );
  return rows.map(({ who }) => who).join('; ');
};

/**
 * Runs work in a transaction that holds the lock of a table and then the lock of the log, in the order in which writers
 * take them. It waits for other users of the table in short tries with pauses, so that nobody queues behind it for
 * long.
 * @param before runs ahead of each try, without locks
 * @throws Error with a message that names the connections which held the table
 */
export const withTableAndLog = async (
  client: ClientBase,
  { table, checkpoint }: { table: string; checkpoint: string | null },
  { lockMs, pauseMs, longestMs }: Patience,
  before: () => Promise<void>,
  work: () => Promise<void>,
): Promise<void> => {
  const end = performance.now() + longestMs;
  for (;;) {
    await before();
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
      if (checkpoint !== null) await client.query('SELECT 1 FROM checkpoints WHERE name = $1 FOR UPDATE', [checkpoint]);
      await client.query(`LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
      await client.query(`SET LOCAL lock_timeout = ${LOG_LOCK_MS}`);
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOG_LOCK]);
      await work();
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (!LOCKED.has((error as { code?: string }).code ?? '')) throw error;
    }
    if (performance.now() > end)
      throw new Error(
        `The table "${table}" was not exchanged for the one that was built: for ${lasted(longestMs)} others have stood on it in long transactions (${await standing(client, table)}). Nothing was changed; try again when they are done.`,
      );
    await rest(pauseMs);
  }
};
