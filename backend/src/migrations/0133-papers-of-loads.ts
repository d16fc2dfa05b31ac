import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What uploads say that are read: papers which drivers photograph at their loads. */
export class PapersOfLoads1763740800133 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE documents ADD COLUMN reading_status text, ADD COLUMN read_kind text,
      ADD COLUMN read_values jsonb, ADD COLUMN reading_fault text`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
