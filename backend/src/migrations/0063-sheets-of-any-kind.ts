import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much of a sheet is read, whose its rows are, and the numbers that its rows were given: no facts, see
 * docs/adr/0017.
 */
export class SheetsOfAnyKind1763740800063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE batches ADD read integer, ADD for_client_id uuid;
      CREATE TABLE row_numbers (batch_id uuid NOT NULL, row_nr integer NOT NULL, id bigint NOT NULL, PRIMARY KEY (batch_id, row_nr));
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
