import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entry templates. */
export class EntryTemplates1763740800081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE entry_templates (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        client_id uuid,
        description text NOT NULL,
        lines jsonb NOT NULL,
        every text,
        next_on date,
        until date,
        last_on date,
        failure text,
        anchor_day integer,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX entry_templates_name ON entry_templates (lower(name), id);
      CREATE INDEX entry_templates_client ON entry_templates (client_id, id);
      CREATE INDEX entry_templates_every ON entry_templates (every, id);
      CREATE INDEX entry_templates_next_on ON entry_templates (next_on NULLS FIRST, id);
      CREATE INDEX entry_templates_created ON entry_templates (created_at, id);
      CREATE INDEX entry_templates_removed ON entry_templates (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX entry_templates_words ON entry_templates USING gin (name gin_trgm_ops, description gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
