import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which expenses on account are paid, when and how; whom an expense is charged to. */
export class ExpensesPaid1763740800093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE expenses ADD COLUMN charged_to text NOT NULL DEFAULT 'company', ADD COLUMN status text,
        ADD COLUMN paid_on date, ADD COLUMN paid_by text, ADD COLUMN payment_reference text,
        ADD COLUMN payment_booked_on date, ADD COLUMN payment_reversed_on date,
        ADD COLUMN payment_reversal_reason text;
      ALTER TABLE expenses ALTER charged_to DROP DEFAULT;
      UPDATE expenses SET status = 'open' WHERE paid_from = 'on_account';
      CREATE INDEX expenses_status ON expenses (status, id) WHERE status IS NOT NULL;
      CREATE INDEX expenses_status_created ON expenses (status, created_at, id) WHERE status IS NOT NULL;
      CREATE INDEX expenses_status_date ON expenses (status, expense_date, id) WHERE status IS NOT NULL;
      CREATE INDEX expenses_status_amount ON expenses (status, amount, id) WHERE status IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
