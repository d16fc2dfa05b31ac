import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was billed is kept by day; what is due is counted from its index alone; what support has still to do is found
 * among what it has done.
 */
export class FiguresOfLongLogs1763740800062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE billed_days (day date NOT NULL, amount bigint NOT NULL, PRIMARY KEY (day));
      DROP INDEX obligations_open;
      CREATE INDEX obligations_open ON obligations (due_date, id) INCLUDE (status) WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready');
      CREATE INDEX support_requests_to_do ON support_requests (created_at, id) WHERE status IN ('open', 'in_progress');
      CREATE INDEX support_requests_to_do_said ON support_requests (message_at, id) WHERE status IN ('open', 'in_progress');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX support_requests_to_do;
      DROP INDEX support_requests_to_do_said;
      DROP TABLE billed_days;
      DROP INDEX obligations_open;
      CREATE INDEX obligations_open ON obligations (due_date, id) WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready');
    `);
  }
}
