import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The firm has obligations of its own: they name no client. */
export class ObligationsOfTheFirm1763740800065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE obligations ALTER client_id DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM obligations WHERE client_id IS NULL;
      ALTER TABLE obligations ALTER client_id SET NOT NULL;
    `);
  }
}
