import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contractors, what expenses say of them, and the boxes of forms 1099 that accounts count in. */
export class Contractors1763740800105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contractors (
        id uuid PRIMARY KEY,
        client_id uuid,
        name text NOT NULL,
        type text NOT NULL,
        tax_id_type text NOT NULL,
        tax_id text NOT NULL,
        tax_id_last4 text NOT NULL,
        tax_id_mark text NOT NULL,
        tax_id_opened_at timestamptz,
        tax_id_opened_for text,
        email text,
        phone text,
        address text,
        city text,
        state text,
        zip_code text,
        start_date date,
        threshold bigint,
        active boolean NOT NULL,
        auto_generate boolean NOT NULL,
        email_forms boolean NOT NULL,
        classification text,
        attorney boolean NOT NULL,
        box text,
        freight boolean NOT NULL,
        freight_reason text,
        backup_withholding boolean NOT NULL,
        w9_received_on date,
        consent_by text,
        consent_on date,
        driver_id bigint,
        notes text,
        papers jsonb NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX contractors_tax_id ON contractors (tax_id_mark) WHERE removed_at IS NULL;
      CREATE UNIQUE INDEX contractors_driver_once ON contractors (driver_id) WHERE removed_at IS NULL;
      CREATE INDEX contractors_client ON contractors (client_id, id);
      CREATE INDEX contractors_name ON contractors (lower(name), id);
      CREATE INDEX contractors_type ON contractors (type, id);
      CREATE INDEX contractors_active ON contractors (active, id);
      CREATE INDEX contractors_active_created ON contractors (active, created_at, id);
      CREATE INDEX contractors_driver ON contractors (driver_id, id);
      CREATE INDEX contractors_created ON contractors (created_at, id);
      CREATE INDEX contractors_removed ON contractors (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX contractors_words ON contractors USING gin (name gin_trgm_ops, email gin_trgm_ops);

      ALTER TABLE expenses ADD COLUMN contractor_id uuid, ADD COLUMN box1099 text, ADD COLUMN tax_withheld bigint;
      CREATE INDEX expenses_contractor ON expenses (contractor_id, id) WHERE contractor_id IS NOT NULL;
      ALTER TABLE accounts ADD COLUMN box1099 text;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
