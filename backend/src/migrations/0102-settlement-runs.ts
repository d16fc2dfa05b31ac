import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settlements of whole books, prepared by a worker. */
export class SettlementRuns1763740800102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settlement_runs (
        id uuid PRIMARY KEY,
        client_id uuid,
        "from" date NOT NULL,
        "to" date NOT NULL,
        status text NOT NULL,
        done integer NOT NULL,
        total integer NOT NULL,
        prepared integer NOT NULL,
        outcomes jsonb NOT NULL,
        reason text,
        ordered_by text NOT NULL,
        user_id uuid NOT NULL,
        role text NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX settlement_runs_client ON settlement_runs (client_id, id);
      CREATE INDEX settlement_runs_status ON settlement_runs (status, id);
      CREATE INDEX settlement_runs_status_created ON settlement_runs (status, created_at, id);
      CREATE INDEX settlement_runs_created ON settlement_runs (created_at, id);
      CREATE INDEX settlement_runs_removed ON settlement_runs (removed_at, id) WHERE removed_at IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
