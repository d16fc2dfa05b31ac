import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The factors, and what they have to do with invoices. */
export class Factors1763740800085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE factors (
        id uuid PRIMARY KEY,
        client_id uuid,
        name text NOT NULL,
        email text,
        phone text,
        advance_rate numeric NOT NULL,
        fee_rate numeric NOT NULL,
        fee_at text NOT NULL,
        fee_days integer,
        recourse boolean NOT NULL,
        recourse_days integer,
        charges_back boolean NOT NULL,
        remit_to text NOT NULL,
        notice text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX factors_name ON factors (client_id, name) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX factors_by_name ON factors (lower(name), id);
      CREATE INDEX factors_client ON factors (client_id, id);
      CREATE INDEX factors_created ON factors (created_at, id);
      CREATE INDEX factors_removed ON factors (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX factors_words ON factors USING gin (name gin_trgm_ops, email gin_trgm_ops);
      ALTER TABLE invoices ADD COLUMN factor_id uuid, ADD COLUMN factor_name text, ADD COLUMN factoring_status text,
        ADD COLUMN factored_on date, ADD COLUMN recourse boolean NOT NULL DEFAULT false,
        ADD COLUMN recourse_until date, ADD COLUMN remit_to text, ADD COLUMN notice text, ADD COLUMN sold bigint NOT NULL DEFAULT 0,
        ADD COLUMN advance bigint NOT NULL DEFAULT 0, ADD COLUMN factor_reserve bigint NOT NULL DEFAULT 0,
        ADD COLUMN factor_owed bigint NOT NULL DEFAULT 0;
      ALTER TABLE invoices ALTER recourse DROP DEFAULT, ALTER sold DROP DEFAULT, ALTER advance DROP DEFAULT,
        ALTER factor_reserve DROP DEFAULT, ALTER factor_owed DROP DEFAULT;
      CREATE INDEX invoices_factor ON invoices (factor_id, id) WHERE factor_id IS NOT NULL;
      CREATE INDEX invoices_factoring ON invoices (factoring_status, id) WHERE factoring_status IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
