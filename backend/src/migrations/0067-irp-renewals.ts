import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apportioned registrations of fleets, a registration year each. */
export class IrpRenewals1763740800067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE irp_renewals (
        id uuid PRIMARY KEY, client_id uuid, base_state text NOT NULL, fleet text NOT NULL, irp_account text, year_start date NOT NULL,
        jurisdictions jsonb NOT NULL, status text NOT NULL, filed_date date, registered_date date, notes text, papers jsonb NOT NULL,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE UNIQUE INDEX irp_renewals_fleet ON irp_renewals (client_id, fleet, year_start) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX irp_renewals_base_state ON irp_renewals (base_state, id);
      CREATE INDEX irp_renewals_year_start ON irp_renewals (year_start, id);
      CREATE INDEX irp_renewals_status ON irp_renewals (status, id);
      CREATE INDEX irp_renewals_status_created ON irp_renewals (status, created_at, id);
      CREATE INDEX irp_renewals_client ON irp_renewals (client_id, id);
      CREATE INDEX irp_renewals_created ON irp_renewals (created_at, id);
      CREATE INDEX irp_renewals_removed ON irp_renewals (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX irp_renewals_words ON irp_renewals USING gin (fleet gin_trgm_ops, irp_account gin_trgm_ops, notes gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
