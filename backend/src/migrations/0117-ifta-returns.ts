import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fuel tax returns. */
export class IftaReturns1763740800117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ifta_returns (
        id uuid PRIMARY KEY,
        client_id uuid NOT NULL,
        year integer NOT NULL,
        quarter text NOT NULL,
        due_date date NOT NULL,
        status text NOT NULL,
        units text NOT NULL,
        filing integer NOT NULL,
        total_miles integer NOT NULL,
        total_gallons integer NOT NULL,
        due bigint,
        paid bigint NOT NULL,
        open bigint,
        score integer,
        trips integer NOT NULL,
        fuel_rows integer NOT NULL,
        filed_on date,
        reference text,
        input_hash text NOT NULL,
        sections jsonb NOT NULL,
        totals jsonb NOT NULL,
        vehicles jsonb NOT NULL,
        fuels jsonb NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX ifta_returns_once ON ifta_returns (client_id, year, quarter) WHERE status <> 'discarded';
      CREATE INDEX ifta_returns_client ON ifta_returns (client_id, id);
      CREATE INDEX ifta_returns_year ON ifta_returns (year, id);
      CREATE INDEX ifta_returns_quarter ON ifta_returns (quarter, id);
      CREATE INDEX ifta_returns_due_date ON ifta_returns (due_date, id);
      CREATE INDEX ifta_returns_status ON ifta_returns (status, id);
      CREATE INDEX ifta_returns_created ON ifta_returns (created_at, id);
      CREATE INDEX ifta_returns_words ON ifta_returns USING gin (reference gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
