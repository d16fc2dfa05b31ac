import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a load earns. */
export class Earnings1763740800054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loads ADD rate bigint, ADD lines jsonb');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
