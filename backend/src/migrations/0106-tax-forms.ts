import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forms 1099, and the header rows of the IRS's templates. */
export class TaxForms1763740800106 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tax_forms (
        id uuid PRIMARY KEY,
        client_id uuid,
        contractor_id uuid NOT NULL,
        year integer NOT NULL,
        form text NOT NULL,
        sequence integer NOT NULL,
        status text NOT NULL,
        name text NOT NULL,
        total bigint NOT NULL,
        corrected boolean NOT NULL,
        corrects uuid,
        with_freight boolean NOT NULL,
        so_far boolean NOT NULL,
        filed_on date,
        filed_by text,
        reference text,
        sent_at timestamptz,
        sent_to text,
        payer jsonb NOT NULL,
        payee jsonb NOT NULL,
        boxes jsonb NOT NULL,
        missing jsonb NOT NULL,
        corrected_by jsonb NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX tax_forms_once ON tax_forms (contractor_id, year, form, sequence)
        WHERE status <> 'discarded';
      CREATE INDEX tax_forms_client ON tax_forms (client_id, id);
      CREATE INDEX tax_forms_contractor ON tax_forms (contractor_id, id);
      CREATE INDEX tax_forms_year ON tax_forms (year, id);
      CREATE INDEX tax_forms_form ON tax_forms (form, id);
      CREATE INDEX tax_forms_status ON tax_forms (status, id);
      CREATE INDEX tax_forms_status_year ON tax_forms (status, year, id);
      CREATE INDEX tax_forms_status_total ON tax_forms (status, total, id);
      CREATE INDEX tax_forms_status_created ON tax_forms (status, created_at, id);
      CREATE INDEX tax_forms_status_name ON tax_forms (status, lower(name), id);
      CREATE INDEX tax_forms_name ON tax_forms (lower(name), id);
      CREATE INDEX tax_forms_total ON tax_forms (total, id);
      CREATE INDEX tax_forms_created ON tax_forms (created_at, id);
      CREATE INDEX tax_forms_words ON tax_forms USING gin (name gin_trgm_ops);

      CREATE TABLE tax_templates (
        id text PRIMARY KEY,
        form text NOT NULL,
        year integer NOT NULL,
        columns jsonb NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX tax_templates_created ON tax_templates (created_at, id);
      CREATE INDEX tax_templates_removed ON tax_templates (removed_at, id) WHERE removed_at IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
