import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scheduled reports; expenses are found by what they were paid from. */
export class ReportSchedules1763740800080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE report_schedules (
        id uuid PRIMARY KEY,
        report text NOT NULL,
        every text NOT NULL,
        next_on date NOT NULL,
        "to" text NOT NULL,
        basis text NOT NULL,
        format text NOT NULL,
        client_id uuid,
        message text,
        last_on date,
        day integer,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX report_schedules_report ON report_schedules (report, id);
      CREATE INDEX report_schedules_next_on ON report_schedules (next_on, id);
      CREATE INDEX report_schedules_client ON report_schedules (client_id, id);
      CREATE INDEX report_schedules_created ON report_schedules (created_at, id);
      CREATE INDEX report_schedules_removed ON report_schedules (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX report_schedules_words ON report_schedules USING gin ("to" gin_trgm_ops);
      CREATE INDEX expenses_paid_from ON expenses (paid_from, id);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
