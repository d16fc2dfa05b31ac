import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a broker was mailed its statement of account, where, and what it is about. */
export class StatementsSent1763740800110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE brokers ADD COLUMN statement_sent_at timestamptz, ADD COLUMN statement_sent_to text,
        ADD COLUMN statement_day date, ADD COLUMN statement_book text,
        ADD COLUMN statement_invoices jsonb;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
