import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists as people like to see them: no facts, see docs/adr/0020. */
export class SavedViews1763740800056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY, user_id uuid NOT NULL, list text NOT NULL, name text NOT NULL, query text NOT NULL, is_default boolean NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, list, lower(name));
      CREATE UNIQUE INDEX saved_views_default ON saved_views (user_id, list) WHERE is_default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views;');
  }
}
