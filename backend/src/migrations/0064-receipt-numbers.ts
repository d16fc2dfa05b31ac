import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number on a receipt, by which the same expense is known again. */
export class ReceiptNumbers1763740800064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE expenses ADD reference text;
      CREATE INDEX expenses_reference ON expenses (lower(reference)) WHERE reference IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
