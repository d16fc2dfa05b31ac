import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sums by month of each 50,000 facts, for reads of the past. */
export class LedgerBlocks1763740800082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_blocks (
        basis text NOT NULL, month date NOT NULL, account_number text NOT NULL, client_id text NOT NULL,
        moved boolean NOT NULL, block integer NOT NULL, debit bigint NOT NULL, credit bigint NOT NULL,
        lines integer NOT NULL, PRIMARY KEY (block, basis, month, account_number, client_id, moved)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
