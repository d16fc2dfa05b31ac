import type { Client } from 'pg';

/**
 * How many events the reactions read again; jobs that are requested again under the new identity still act only once.
 */
const ASKED_AGAIN = 1_000;

/**
 * Gives a log restored from a backup a new identity, so that it has queues of its own and nothing left from the lost
 * time affects it. @returns the new identity
 */
export const renewLog = async (client: Client): Promise<string> => {
  await client.query(
    `UPDATE checkpoints SET position = GREATEST(position - ${ASKED_AGAIN}, 0) WHERE name = 'reactions'`,
  );
  const { rows } = await client.query<{ id: string }>(
    "UPDATE installation SET log_id = replace(gen_random_uuid()::text, '-', '') RETURNING log_id AS id",
  );
  if (!rows[0]) throw new Error('The database does not say which log it holds');
  return rows[0].id;
};

/** Whether a process of Axlebook is connected to this database; it would continue under the old identity. */
export const isServed = async (client: Client): Promise<boolean> => {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'axlebook %'
      AND application_name <> 'axlebook cli' AND pid <> pg_backend_pid() LIMIT 1`,
  );
  return rowCount === 1;
};
