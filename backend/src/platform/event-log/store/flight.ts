import type { Client, QueryConfig, QueryResult } from 'pg';

/** A connection opened with `pipeline: true`, whose socket can hold writes back. */
type Pipelined = Client & { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

/**
 * Sends all statements in one network write and waits for all results: one round trip. When a statement fails, the
 * later ones of its transaction fail too.
 */
export const pipelineResults = async (
  client: Client,
  statements: readonly (string | QueryConfig)[],
): Promise<PromiseSettledResult<QueryResult>[]> => {
  const { stream } = (client as Pipelined).connection;
  stream.cork();
  const flight = statements.map((statement) => client.query(statement as QueryConfig));
  stream.uncork();
  return Promise.allSettled(flight);
};

/** The same for callers that need all results. @throws the error of the first statement that failed */
export const sendPipelined = async (
  client: Client,
  statements: readonly (string | QueryConfig)[],
): Promise<QueryResult[]> =>
  (await pipelineResults(client, statements)).map((result) => {
    if (result.status === 'rejected') throw result.reason as Error;
    return result.value;
  });
