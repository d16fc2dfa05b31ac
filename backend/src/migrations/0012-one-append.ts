import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOG_APPEND } from '../platform/event-store/log-append';

/** One function appends whatever commits together. */
export class OneAppend1763740800012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOG_APPEND);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The log is never dropped'));
  }
}
