import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts have flags, lines of entries name loads, vehicles and drivers, and entries written by hand have numbers,
 * documents and reversals.
 */
export class EntriesByHand1763740800077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts ADD COLUMN reconcilable boolean NOT NULL DEFAULT false,
        ADD COLUMN cash_account boolean NOT NULL DEFAULT false, ADD COLUMN used boolean NOT NULL DEFAULT false;
      ALTER TABLE accounts ALTER reconcilable DROP DEFAULT, ALTER cash_account DROP DEFAULT, ALTER used DROP DEFAULT;
      ALTER TABLE journal_lines ADD COLUMN load_id bigint, ADD COLUMN vehicle_id uuid, ADD COLUMN driver_id bigint,
        ADD COLUMN document_id bigint, ADD COLUMN reverses uuid;
      CREATE INDEX journal_lines_load ON journal_lines (load_id, entry_date, entry_id, (-line)) WHERE load_id IS NOT NULL;
      CREATE INDEX journal_lines_vehicle ON journal_lines (vehicle_id, entry_date, entry_id, (-line))
        WHERE vehicle_id IS NOT NULL;
      CREATE INDEX journal_lines_driver ON journal_lines (driver_id, entry_date, entry_id, (-line))
        WHERE driver_id IS NOT NULL;
      CREATE INDEX journal_lines_reverses ON journal_lines (reverses) WHERE reverses IS NOT NULL;
      CREATE SEQUENCE entry_numbers;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
