import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums are kept over all books, too, by month and day, and those of each book and part by year. */
export class SumsOverAllBooks1763740800092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE ledger_months, ledger_parts, ledger_blocks;
      CREATE TABLE ledger_months (
        basis text NOT NULL, first_day date NOT NULL, account_number text NOT NULL, client_id text NOT NULL,
        moved boolean NOT NULL, debit bigint NOT NULL, credit bigint NOT NULL, lines integer NOT NULL,
        span text NOT NULL, PRIMARY KEY (basis, span, client_id, first_day, account_number, moved)
      );
      CREATE TABLE ledger_blocks (
        basis text NOT NULL, first_day date NOT NULL, account_number text NOT NULL, client_id text NOT NULL,
        moved boolean NOT NULL, debit bigint NOT NULL, credit bigint NOT NULL, lines integer NOT NULL,
        span text NOT NULL, block integer NOT NULL,
        PRIMARY KEY (basis, span, client_id, block, first_day, account_number, moved)
      );
      CREATE TABLE ledger_parts (
        basis text NOT NULL, dimension text NOT NULL, value text NOT NULL, first_day date NOT NULL,
        account_number text NOT NULL, client_id text NOT NULL, debit bigint NOT NULL, credit bigint NOT NULL,
        lines integer NOT NULL, span text NOT NULL,
        PRIMARY KEY (basis, span, dimension, first_day, client_id, value, account_number)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
