import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOG_APPEND } from '../platform/event-store/log-append';
import { FOLLOWING, RELEASE } from '../platform/event-store/log-fence';

/**
 * A database belongs to one release, and only processes of that release write. What the functions of earlier releases wrote past this fence is gone with them;
 * a process of 0.2.0 that still runs is told that the database is away, which it passes on as "try again".
 */
export class Release1763740800073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${RELEASE}
      DROP FUNCTION append_fact(text, int, text, int, jsonb, json, timestamptz, timestamptz);
      DROP FUNCTION append_facts(int[], text, int[], text, int[], text, int[], text, text, text, timestamptz);
      DROP FUNCTION append_batch(text, text, timestamptz);
      ${LOG_APPEND}
      ${FOLLOWING}
      CREATE FUNCTION append_batch(checks text, lines text, stamp timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'this process is of a release before the one that the database belongs to' USING ERRCODE = '57P03';
      END $$;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('A database never goes back to an earlier release'));
  }
}
