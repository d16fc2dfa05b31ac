import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a contractor was asked for its W-9 by mail, and where. */
export class AskedForW9s1763740800119 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contractors ADD COLUMN w9_asked_at timestamptz, ADD COLUMN w9_asked_to text');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
