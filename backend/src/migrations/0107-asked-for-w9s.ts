import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a contractor was asked for its W-9 by mail, and where; its papers are found by name. */
export class AskedForW9s1763740800107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contractors ADD COLUMN w9_asked_at timestamptz, ADD COLUMN w9_asked_to text;
      CREATE INDEX contractors_paper_names ON contractors USING gin (paper_names(papers) gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
