import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of the next obligation of each client that has one. */
export class NextObligations1763740800069 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE next_obligations (client_id uuid PRIMARY KEY, due_date date);
      CREATE INDEX next_obligations_due ON next_obligations (due_date, client_id) WHERE due_date IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE next_obligations');
  }
}
