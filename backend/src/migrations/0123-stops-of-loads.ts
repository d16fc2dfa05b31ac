import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The places that a load goes by between its pickup and its drop-off. */
export class StopsOfLoads1763740800123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loads ADD COLUMN via jsonb');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
