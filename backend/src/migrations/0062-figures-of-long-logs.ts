import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was billed is kept by day; what is due is counted from its index alone. */
export class FiguresOfLongLogs1763740800062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE billed_days (day date NOT NULL, amount bigint NOT NULL, PRIMARY KEY (day));
      DROP INDEX obligations_open;
      CREATE INDEX obligations_open ON obligations (due_date, id) INCLUDE (status) WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE billed_days;
      DROP INDEX obligations_open;
      CREATE INDEX obligations_open ON obligations (due_date, id) WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready');
    `);
  }
}
