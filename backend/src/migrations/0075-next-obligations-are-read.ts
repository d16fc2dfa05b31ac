import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of a client's next obligation is read from the obligations themselves, along an index of each client's. */
export class NextObligationsAreRead1763740800075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE next_obligations;
      DELETE FROM checkpoints WHERE name = 'next-obligations';
      CREATE INDEX obligations_open_of_client ON obligations (client_id, due_date)
        WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX obligations_open_of_client;
      CREATE TABLE next_obligations (client_id uuid PRIMARY KEY, due_date date);
      CREATE INDEX next_obligations_due ON next_obligations (due_date, client_id) WHERE due_date IS NOT NULL;
    `);
  }
}
