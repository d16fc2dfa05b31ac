import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the audit screen searches, and the monthly figures of the books; both follow the log asynchronously. */
export class Audit1763740800004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_trail (
        position bigint PRIMARY KEY, recorded_at timestamptz NOT NULL, stream text NOT NULL, version_of_record integer NOT NULL, type text NOT NULL,
        actor_id text, actor_name text NOT NULL, search text NOT NULL
      );
      CREATE INDEX audit_trail_stream ON audit_trail (stream, position DESC);
      CREATE INDEX audit_trail_type ON audit_trail (type, position DESC);
      CREATE INDEX audit_trail_actor ON audit_trail (actor_id, position DESC);
      CREATE INDEX audit_trail_time ON audit_trail USING brin (recorded_at);

      CREATE TABLE ledger_months (
        month date NOT NULL, account_number text NOT NULL, client_id text NOT NULL, debit bigint NOT NULL, credit bigint NOT NULL, lines integer NOT NULL,
        PRIMARY KEY (month, account_number, client_id)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
