import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is paid and open of a charge; accounting dates of charges and of movements of client money. */
export class ChargesInParts1763740800097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client_charges ADD COLUMN paid bigint NOT NULL DEFAULT 0, ADD COLUMN open bigint NOT NULL DEFAULT 0,
        ADD COLUMN booked_on date;
      ALTER TABLE client_charges ALTER paid DROP DEFAULT, ALTER open DROP DEFAULT;
      ALTER TABLE client_movements ADD COLUMN booked_on date;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
