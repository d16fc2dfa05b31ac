import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the clients must do, by day. */
export class Obligations1763740800025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE obligations (
        id uuid PRIMARY KEY, client_id uuid NOT NULL, rule text NOT NULL, title text NOT NULL, subject_kind text, subject_id text, subject_name text,
        period text NOT NULL, due_date date NOT NULL, nominal_date date NOT NULL, amount bigint, basis text NOT NULL, source text NOT NULL,
        missing jsonb NOT NULL, status text NOT NULL, assigned_to uuid, submitted_date date, approved_date date, reference_number text, reason text,
        notes text, version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE UNIQUE INDEX obligations_once ON obligations (client_id, rule, subject_kind, subject_id, title, period) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX obligations_due ON obligations (due_date, id);
      CREATE INDEX obligations_status ON obligations (status, id);
      CREATE INDEX obligations_status_created ON obligations (status, created_at, id);
      CREATE INDEX obligations_status_due ON obligations (status, due_date, id);
      CREATE INDEX obligations_open ON obligations (due_date, id) WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready');
      CREATE INDEX obligations_open_rule ON obligations (rule, due_date, id) WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready');
      CREATE INDEX obligations_open_client ON obligations (client_id, due_date, id) WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready');
      CREATE INDEX obligations_client_due ON obligations (client_id, due_date, id);
      CREATE INDEX obligations_client ON obligations (client_id, id);
      CREATE INDEX obligations_rule ON obligations (rule, id);
      CREATE INDEX obligations_rule_due ON obligations (rule, due_date, id);
      CREATE INDEX obligations_assigned ON obligations (assigned_to, id);
      CREATE INDEX obligations_subject ON obligations (subject_id);
      CREATE INDEX obligations_created ON obligations (created_at, id);
      CREATE INDEX obligations_removed ON obligations (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX obligations_words ON obligations USING gin (title gin_trgm_ops, subject_name gin_trgm_ops, period gin_trgm_ops, reference_number gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
