import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of the audit are sorted in by the worker, every few seconds; 32 MB of them may wait for it, so that a flood
 * of events costs a quarter less.
 */
export class WordsOfTheAudit1763740800140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX audit_trail_words SET (gin_pending_list_limit = 32768)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX audit_trail_words RESET (gin_pending_list_limit)');
  }
}
