import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the clients registered with the states. */
export class BusinessEntities1763740800031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE business_entities (
        id uuid PRIMARY KEY, client_id uuid,
        business_name text NOT NULL, entity_type text NOT NULL, state text NOT NULL, registered_agent text NOT NULL, business_address text NOT NULL,
        business_purpose text NOT NULL, registration_date date NOT NULL, mailing_address text, ein text, ein_last4 text, phone text, email text, filing_fee bigint,
        annual_report_due date, status text NOT NULL, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX business_entities_entity_type ON business_entities (entity_type, id);
      CREATE INDEX business_entities_state ON business_entities (state, id);
      CREATE INDEX business_entities_status ON business_entities (status, id);
      CREATE INDEX business_entities_status_created ON business_entities (status, created_at, id);
      CREATE INDEX business_entities_business_name ON business_entities (lower(business_name), id);
      CREATE INDEX business_entities_annual_report_due ON business_entities (annual_report_due NULLS FIRST, id);
      CREATE INDEX business_entities_client ON business_entities (client_id, id);
      CREATE INDEX business_entities_created ON business_entities (created_at, id);
      CREATE INDEX business_entities_removed ON business_entities (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX business_entities_words ON business_entities USING gin (business_name gin_trgm_ops, entity_type gin_trgm_ops, state gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
