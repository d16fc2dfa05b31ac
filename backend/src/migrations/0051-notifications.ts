import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people have read, and their chats: no facts, see docs/adr/0020. */
export class Notifications1763740800051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification_reads (
        user_id uuid NOT NULL, item text NOT NULL, read_at timestamptz NOT NULL, PRIMARY KEY (user_id, item)
      );
      CREATE TABLE chats (
        id uuid PRIMARY KEY, user_id uuid NOT NULL, messages jsonb NOT NULL, request_id uuid, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE INDEX chats_user ON chats (user_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chats; DROP TABLE notification_reads;');
  }
}
