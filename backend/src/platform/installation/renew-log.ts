import type { Client } from 'pg';

/** How far the reactions go back: what they ask for again under the new identity acts once all the same. */
const ASKED_AGAIN = 1_000;

/**
 * A log that was restored from a backup goes on under another identity: its queues are its own, and nothing of the lost
 * time stands in its way. @returns the new one
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

/** Whether a process works on this database: it would go on under the old identity. */
export const isServed = async (client: Client): Promise<boolean> => {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'axlebook %'
      AND application_name <> 'axlebook cli' AND pid <> pg_backend_pid() LIMIT 1`,
  );
  return rowCount === 1;
};
