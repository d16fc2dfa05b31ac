import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drug and alcohol tests of drivers. */
export class SubstanceTests1763740800066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE substance_tests (
        id uuid PRIMARY KEY, client_id uuid, driver_id bigint NOT NULL, tested_on date NOT NULL, type text NOT NULL, substance text NOT NULL,
        result text NOT NULL, collector text, notes text, papers jsonb NOT NULL,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX substance_tests_driver ON substance_tests (driver_id, id);
      CREATE INDEX substance_tests_tested_on ON substance_tests (tested_on, id);
      CREATE INDEX substance_tests_type ON substance_tests (type, id);
      CREATE INDEX substance_tests_substance ON substance_tests (substance, id);
      CREATE INDEX substance_tests_result ON substance_tests (result, id);
      CREATE INDEX substance_tests_client ON substance_tests (client_id, id);
      CREATE INDEX substance_tests_created ON substance_tests (created_at, id);
      CREATE INDEX substance_tests_removed ON substance_tests (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX substance_tests_words ON substance_tests USING gin (collector gin_trgm_ops, notes gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
