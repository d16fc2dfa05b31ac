import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A line of the ledger names the fact that it books, a payment those that it was recorded and reversed by. The next
 * start fills both in.
 */
export class EntriesOfAPayment1763740800019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE journal_lines ADD COLUMN caused_by text;
      ALTER TABLE payments ADD COLUMN received_by text, ADD COLUMN reversed_by text;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
