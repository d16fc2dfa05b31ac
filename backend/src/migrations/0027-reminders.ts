import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people want to be reminded of. */
export class Reminders1763740800027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reminders (
        id uuid PRIMARY KEY, client_id uuid, title text NOT NULL, category text NOT NULL, type text, due_date date NOT NULL, reminder_date date,
        priority text NOT NULL, description text, user_id uuid, related_document_id bigint, is_completed boolean NOT NULL, version integer NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX reminders_due ON reminders (due_date, id);
      CREATE INDEX reminders_completed ON reminders (is_completed, id);
      CREATE INDEX reminders_completed_created ON reminders (is_completed, created_at, id);
      CREATE INDEX reminders_completed_due ON reminders (is_completed, due_date, id);
      CREATE INDEX reminders_priority ON reminders (priority, id);
      CREATE INDEX reminders_client ON reminders (client_id, id);
      CREATE INDEX reminders_user ON reminders (user_id, id);
      CREATE INDEX reminders_document ON reminders (related_document_id, id);
      CREATE INDEX reminders_created ON reminders (created_at, id);
      CREATE INDEX reminders_removed ON reminders (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX reminders_words ON reminders USING gin (title gin_trgm_ops, category gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
