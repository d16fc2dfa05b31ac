import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work on many records at once, and what finds a client by its tax id. */
export class Batches1763740800040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE batches (
        id uuid PRIMARY KEY, task text NOT NULL, "of" text NOT NULL, name text NOT NULL, file text, takes_back uuid, ordered_by text NOT NULL, user_id uuid NOT NULL,
        role text NOT NULL, status text NOT NULL, done integer NOT NULL, total integer NOT NULL, success integer NOT NULL, failed integer NOT NULL,
        errors jsonb NOT NULL, reason text, version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX batches_created ON batches (created_at, id);
      CREATE INDEX batches_task ON batches (task, id);
      CREATE INDEX batches_status ON batches (status, id);
      CREATE INDEX batches_status_created ON batches (status, created_at, id);
      CREATE INDEX batches_removed ON batches (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX batches_words ON batches USING gin (name gin_trgm_ops);
      CREATE INDEX clients_tax_id ON clients (tax_id_last4) WHERE tax_id_last4 IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
