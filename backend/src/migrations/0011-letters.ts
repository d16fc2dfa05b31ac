import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A letter knows what it is about, how often it was tried and why it did not go out. The queues get names of their own
 * with this release: the reactions go back some way and ask again for their jobs, which act once.
 */
export class Letters1763740800011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails ADD COLUMN about text, ADD COLUMN asked_at timestamptz, ADD COLUMN attempts integer NOT NULL DEFAULT 0, ADD COLUMN reason text, ADD COLUMN last_try timestamptz,
        ADD CONSTRAINT mails_status CHECK (status IN ('waiting', 'sent', 'failed'));
      UPDATE mails m SET about = f.stream_id, asked_at = date_trunc('milliseconds', f.recorded_at) FROM facts f WHERE m.id = 'mail-the-invoice-when-it-is-sent-' || f.position;
      CREATE INDEX mails_about ON mails (about, asked_at) WHERE about IS NOT NULL;
      CREATE INDEX mails_waiting ON mails (created_at) WHERE status = 'waiting';
      UPDATE checkpoints SET position = GREATEST(position - 1000, 0) WHERE name = 'reactions';
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Letters are kept'));
  }
}
