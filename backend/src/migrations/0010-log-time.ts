import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOG_TIME } from '../platform/event-store/log-time';

/** The log gets a time of its own; what is in it already is as of the latest decision up to it. */
export class LogTime1763740800010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOG_TIME);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The log is never dropped'));
  }
}
