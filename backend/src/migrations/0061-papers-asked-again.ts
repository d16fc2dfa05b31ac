import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a paper is asked for again. */
export class PapersAskedAgain1763740800061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE paper_requests ADD reason text');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
