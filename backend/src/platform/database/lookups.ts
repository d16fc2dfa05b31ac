import type { Pool, QueryConfig, QueryResultRow } from 'pg';

/** A look-up by key that takes longer is waiting for a lock or a lost connection; its caller gets an error instead. */
const LONGEST_MS = 5_000;

/** Runs a small look-up by key on the pool. When it times out, its connection is closed. */
export const lookUp = async <R extends QueryResultRow>(pool: Pool, statement: QueryConfig): Promise<R[]> => {
  const limited: QueryConfig & { query_timeout: number } = { ...statement, query_timeout: LONGEST_MS };
  return (await pool.query<R>(limited)).rows;
};
