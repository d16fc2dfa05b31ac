import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether somebody reads a list as a table or as cards: no facts, see docs/adr/0020. */
export class ListShapes1763740800136 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE list_shapes (
        user_id uuid NOT NULL, list text NOT NULL, shape text NOT NULL, PRIMARY KEY (user_id, list)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE list_shapes;');
  }
}
