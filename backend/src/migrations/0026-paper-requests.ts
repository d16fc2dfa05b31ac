import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers that clients were asked for. */
export class PaperRequests1763740800026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE paper_requests (
        id uuid PRIMARY KEY, client_id uuid NOT NULL, obligation_id uuid, what text NOT NULL, document_type text NOT NULL, status text NOT NULL,
        document_id bigint, notes text, version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE UNIQUE INDEX paper_requests_once ON paper_requests (obligation_id, what) WHERE removed_at IS NULL;
      CREATE INDEX paper_requests_client ON paper_requests (client_id, id);
      CREATE INDEX paper_requests_obligation ON paper_requests (obligation_id, id);
      CREATE INDEX paper_requests_document ON paper_requests (document_id, id);
      CREATE INDEX paper_requests_status ON paper_requests (status, id);
      CREATE INDEX paper_requests_status_created ON paper_requests (status, created_at, id);
      CREATE INDEX paper_requests_created ON paper_requests (created_at, id);
      CREATE INDEX paper_requests_removed ON paper_requests (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX paper_requests_words ON paper_requests USING gin (what gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
