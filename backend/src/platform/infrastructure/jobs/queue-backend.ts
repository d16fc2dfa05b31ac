import { createPostgresBackend, type BackendFactory } from 'bullmq';
import { withTimeouts } from '../../database/connect';
import { clientConfig } from '../../event-log/projections/read-tables';

export interface QueueBackend {
  readonly connection: object;
  readonly factory?: BackendFactory;
}

/** The backend for BullMQ: Redis if configured, else PostgreSQL with the tables that `migrate` creates. */
export const queueBackend = (databaseUrl: string, redisUrl: string | undefined): QueueBackend =>
  redisUrl
    ? { connection: { url: redisUrl, maxRetriesPerRequest: null } }
    : {
        connection: { ...withTimeouts(clientConfig(databaseUrl), 'queue'), schema: 'bullmq', max: 3 },
        factory: createPostgresBackend as unknown as BackendFactory,
      };
