import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of the bank, the lines of the ledger that they are matched with, and the reconciliations. */
export class BankLines1763740800091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_lines (
        id uuid PRIMARY KEY,
        bank_account_id uuid NOT NULL,
        client_id uuid,
        ledger_account text NOT NULL,
        date date NOT NULL,
        amount bigint NOT NULL,
        text text NOT NULL,
        check_number text,
        fit_id text,
        status text NOT NULL,
        matches jsonb NOT NULL,
        account_number text,
        booked_as text,
        booked_on date,
        reason text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX bank_lines_bank_account ON bank_lines (bank_account_id, id);
      CREATE INDEX bank_lines_account_date ON bank_lines (bank_account_id, date, id);
      CREATE INDEX bank_lines_account_open ON bank_lines (bank_account_id, date, id) WHERE status = 'imported';
      CREATE INDEX bank_lines_client ON bank_lines (client_id, id);
      CREATE INDEX bank_lines_date ON bank_lines (date, id);
      CREATE INDEX bank_lines_amount ON bank_lines (amount, id);
      CREATE INDEX bank_lines_status ON bank_lines (status, created_at, id);
      CREATE INDEX bank_lines_created ON bank_lines (created_at, id);
      CREATE INDEX bank_lines_words ON bank_lines USING gin (text gin_trgm_ops, check_number gin_trgm_ops);

      CREATE TABLE bank_matches (
        id text PRIMARY KEY,
        entry_id uuid NOT NULL,
        line integer NOT NULL,
        bank_line_id uuid NOT NULL,
        client_id uuid,
        cleared_on date NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX bank_matches_line ON bank_matches (entry_id, line);

      CREATE TABLE reconciliations (
        id uuid PRIMARY KEY,
        bank_account_id uuid NOT NULL,
        client_id uuid,
        through date NOT NULL,
        statement_balance bigint NOT NULL,
        opening bigint NOT NULL,
        cleared bigint NOT NULL,
        cleared_lines integer NOT NULL,
        ledger_balance bigint NOT NULL,
        outstanding jsonb NOT NULL,
        outstanding_lines integer NOT NULL,
        done_at timestamptz NOT NULL,
        done_by text NOT NULL,
        undone_at timestamptz,
        undone_by text,
        reason text
      );
      CREATE INDEX reconciliations_account ON reconciliations (bank_account_id, through);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
