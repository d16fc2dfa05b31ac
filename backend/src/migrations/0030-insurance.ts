import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The policies of the clients. */
export class Insurance1763740800030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE insurance (
        id uuid PRIMARY KEY, client_id uuid,
        type text NOT NULL, name text NOT NULL, contact_person text, email text, phone text, address text, policy_number text, policy_type text NOT NULL,
        coverage_amount bigint, premium_amount bigint, effective_date date NOT NULL, expiration_date date, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX insurance_type ON insurance (type, id);
      CREATE INDEX insurance_policy_type ON insurance (policy_type, id);
      CREATE INDEX insurance_name ON insurance (lower(name), id);
      CREATE INDEX insurance_expiration_date ON insurance (expiration_date NULLS FIRST, id);
      CREATE INDEX insurance_client ON insurance (client_id, id);
      CREATE INDEX insurance_created ON insurance (created_at, id);
      CREATE INDEX insurance_removed ON insurance (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX insurance_words ON insurance USING gin (name gin_trgm_ops, contact_person gin_trgm_ops, email gin_trgm_ops, policy_number gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
