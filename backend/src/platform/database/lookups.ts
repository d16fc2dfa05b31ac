import type { Pool, QueryConfig, QueryResultRow } from 'pg';

/** A look-up by key that takes longer waits for a lock or a lost wire; whoever asked is told to come back. */
const LONGEST_MS = 5_000;

/** A small look-up by key, through the pool. The connection of one that takes too long is given up with it. */
export const lookUp = async <R extends QueryResultRow>(pool: Pool, statement: QueryConfig): Promise<R[]> => {
  const limited: QueryConfig & { query_timeout: number } = { ...statement, query_timeout: LONGEST_MS };
  return (await pool.query<R>(limited)).rows;
};
