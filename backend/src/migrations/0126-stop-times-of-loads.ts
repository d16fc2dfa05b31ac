import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stops of loads with their times, what is agreed about waiting, and where trucks stand now. */
export class StopTimesOfLoads1763740800126 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE loads ADD COLUMN stop_times jsonb, ADD COLUMN terms jsonb,
      ADD COLUMN standing_since timestamptz, ADD COLUMN notice_sent_at timestamptz, ADD COLUMN notice_sent_to text,
      ADD COLUMN notice_stop integer, ADD COLUMN claimed_on date`);
    await runner.query('ALTER TABLE brokers ADD COLUMN terms jsonb');
    await runner.query(
      'CREATE INDEX loads_standing ON loads (standing_since, id) WHERE standing_since IS NOT NULL AND removed_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX loads_timed ON loads (client_id) WHERE stop_times IS NOT NULL AND removed_at IS NULL',
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
