import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What looking through the log found, every night; what is open of obligations and documents, by every order. */
export class IntegrityChecks1763740800052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE integrity_checks (
        id uuid PRIMARY KEY, name text NOT NULL, ordered_by text NOT NULL, status text NOT NULL, facts integer NOT NULL, streams integer NOT NULL, tables integer NOT NULL,
        differences integer NOT NULL, position integer NOT NULL, head_stream text, head_at timestamptz, findings jsonb NOT NULL, reason text, version integer NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX integrity_checks_created ON integrity_checks (created_at, id);
      CREATE INDEX integrity_checks_status ON integrity_checks (status, id);
      CREATE INDEX integrity_checks_status_created ON integrity_checks (status, created_at, id);
      CREATE INDEX integrity_checks_status_updated ON integrity_checks (status, updated_at, id);
      CREATE INDEX integrity_checks_removed ON integrity_checks (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX integrity_checks_words ON integrity_checks USING gin (name gin_trgm_ops);
      CREATE INDEX obligations_open_created ON obligations (created_at, id) WHERE status IN ('open', 'waiting', 'ready');
      CREATE INDEX documents_review ON documents (id) WHERE status IN ('received', 'pending');
      CREATE INDEX documents_review_created ON documents (created_at, id) WHERE status IN ('received', 'pending');
      CREATE INDEX documents_review_type ON documents (document_type, id) WHERE status IN ('received', 'pending');
      CREATE INDEX documents_review_name ON documents (lower(original_name), id) WHERE status IN ('received', 'pending');
      CREATE INDEX documents_review_status ON documents (status, id) WHERE status IN ('received', 'pending');
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
