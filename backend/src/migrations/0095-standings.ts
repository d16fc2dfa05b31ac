import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far an invoice is paid, to filter by; what its factor kept and released. */
export class Standings1763740800095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN standing text NOT NULL DEFAULT 'open',
        ADD COLUMN factor_fees bigint NOT NULL DEFAULT 0, ADD COLUMN factor_released bigint NOT NULL DEFAULT 0,
        ADD COLUMN released_on date, ADD COLUMN factor_interest bigint NOT NULL DEFAULT 0,
        ADD COLUMN factor_returns bigint NOT NULL DEFAULT 0;
      ALTER TABLE invoices ALTER standing DROP DEFAULT, ALTER factor_fees DROP DEFAULT,
        ALTER factor_released DROP DEFAULT, ALTER factor_interest DROP DEFAULT, ALTER factor_returns DROP DEFAULT;
      CREATE INDEX invoices_standing ON invoices (standing, id);
      CREATE INDEX invoices_factoring_created ON invoices (factoring_status, created_at, id)
        WHERE factoring_status IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
