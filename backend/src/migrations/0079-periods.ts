import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Months of books are closed, and papers of a closed month are booked on a later day. */
export class Periods1763740800079 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE periods (
        book text NOT NULL, month text NOT NULL, client_id uuid, status text NOT NULL, closed_on date,
        closed_at timestamptz, closed_by text, reason text, checklist jsonb NOT NULL, balances jsonb NOT NULL,
        net_income bigint NOT NULL, head_position bigint, head_recorded_at timestamptz, reopened_at timestamptz,
        reopened_by text, reopen_reason text, PRIMARY KEY (book, month)
      );
      CREATE INDEX periods_client ON periods (client_id, month);
      CREATE TABLE late_entries (
        entry_id uuid PRIMARY KEY, client_id uuid, paper_date date NOT NULL, entry_date date NOT NULL
      );
      CREATE INDEX late_entries_paper ON late_entries (paper_date);
      ALTER TABLE invoices ADD COLUMN booked_on date;
      ALTER TABLE payments ADD COLUMN booked_on date;
      ALTER TABLE expenses ADD COLUMN booked_on date;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
