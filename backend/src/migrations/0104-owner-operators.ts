import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of owner-operators, and the interest that their escrow bears. */
export class OwnerOperators1763740800104 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE driver_accounts ADD COLUMN owner_operator boolean NOT NULL DEFAULT false,
        ADD COLUMN escrow_rate numeric, ADD COLUMN interest bigint NOT NULL DEFAULT 0, ADD COLUMN interest_through date;
      ALTER TABLE driver_accounts ALTER owner_operator DROP DEFAULT, ALTER interest DROP DEFAULT;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
