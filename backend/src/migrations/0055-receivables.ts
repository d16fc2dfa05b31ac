import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of invoices, checks over several of them, and lists of what is open by its due date. */
export class Receivables1763740800055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD reminded_at timestamptz, ADD reminded_to text;
      ALTER TABLE payments ADD check_number text;
      CREATE INDEX invoices_open_due ON invoices (due_date, id) INCLUDE (amount, paid, client_id) WHERE status IN ('pending', 'overdue');
      CREATE INDEX invoices_paid ON invoices (broker_id, paid_date) WHERE status = 'paid';
      DROP INDEX payments_words;
      CREATE INDEX payments_words ON payments USING gin (invoice_number gin_trgm_ops, notes gin_trgm_ops, check_number gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
