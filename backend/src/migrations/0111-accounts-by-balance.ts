import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of drivers are listed by what is on them. */
export class AccountsByBalance1763740800111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX driver_accounts_balance ON driver_accounts ((advance + escrow + carry), id)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
