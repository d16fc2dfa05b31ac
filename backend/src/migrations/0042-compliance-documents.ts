import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices of states, audits and forms of the clients, with their days, amounts and reviews. */
export class ComplianceDocuments1763740800042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE compliance_documents (
        id uuid PRIMARY KEY, client_id uuid, document_type text NOT NULL, title text NOT NULL, status text NOT NULL, permit_type text, amount bigint,
        due_date date, submitted_date date, expiration_date date, reason text, notes text, papers jsonb NOT NULL, version integer NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX compliance_documents_type ON compliance_documents (document_type, id);
      CREATE INDEX compliance_documents_title ON compliance_documents (lower(title), id);
      CREATE INDEX compliance_documents_status ON compliance_documents (status, id);
      CREATE INDEX compliance_documents_status_created ON compliance_documents (status, created_at, id);
      CREATE INDEX compliance_documents_amount ON compliance_documents (amount NULLS FIRST, id);
      CREATE INDEX compliance_documents_due ON compliance_documents (due_date NULLS FIRST, id);
      CREATE INDEX compliance_documents_expiration ON compliance_documents (expiration_date NULLS FIRST, id);
      CREATE INDEX compliance_documents_client ON compliance_documents (client_id, id);
      CREATE INDEX compliance_documents_created ON compliance_documents (created_at, id);
      CREATE INDEX compliance_documents_removed ON compliance_documents (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX compliance_documents_words ON compliance_documents USING gin (title gin_trgm_ops, permit_type gin_trgm_ops, notes gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
