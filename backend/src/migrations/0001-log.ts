import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOG_SCHEMA } from '../platform/event-store/log-schema';

/** The log and what the kernel keeps beside it. */
export class Log1763740800001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOG_SCHEMA);
    await runner.query(`
      CREATE TABLE sessions (sid text PRIMARY KEY, sess jsonb NOT NULL, expire timestamptz NOT NULL);
      CREATE INDEX sessions_expire ON sessions (expire);
      CREATE INDEX sessions_user ON sessions ((sess->'passport'->'user'->>'id'));
      CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
      CREATE TABLE mails (id text PRIMARY KEY, letter jsonb NOT NULL, status text NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX mails_created ON mails (created_at DESC);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The log is never dropped'));
  }
}
