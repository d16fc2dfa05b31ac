import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is credited, written off and disputed of an invoice, and what is open; which deposit a payment is from. */
export class ReceivablesNotPaid1763740800083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN credited bigint NOT NULL DEFAULT 0,
        ADD COLUMN written_off bigint NOT NULL DEFAULT 0, ADD COLUMN open bigint NOT NULL DEFAULT 0,
        ADD COLUMN disputed bigint NOT NULL DEFAULT 0, ADD COLUMN disputed_lines jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN dispute_reason text, ADD COLUMN short_paid boolean NOT NULL DEFAULT false;
      ALTER TABLE invoices ALTER credited DROP DEFAULT, ALTER written_off DROP DEFAULT, ALTER open DROP DEFAULT,
        ALTER disputed DROP DEFAULT, ALTER disputed_lines DROP DEFAULT, ALTER short_paid DROP DEFAULT;
      ALTER TABLE invoice_sums ADD COLUMN open bigint NOT NULL DEFAULT 0;
      ALTER TABLE invoice_sums ALTER open DROP DEFAULT;
      ALTER TABLE invoice_totals ADD COLUMN open bigint NOT NULL DEFAULT 0;
      ALTER TABLE invoice_totals ALTER open DROP DEFAULT;
      DROP INDEX invoices_open_due;
      CREATE INDEX invoices_open_due ON invoices (due_date, id) INCLUDE (amount, paid, open, client_id)
        WHERE status IN ('pending', 'overdue');
      ALTER TABLE payments ADD COLUMN deposit_id bigint;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
