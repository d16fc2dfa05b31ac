import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the reader proposed of papers and what was saved of it, and the figures of both by month, kind and field. */
export class PaperReadings1763740800130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE paper_readings (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        file text NOT NULL,
        reader integer NOT NULL,
        month text NOT NULL,
        read_by text NOT NULL,
        user_id uuid,
        status text NOT NULL,
        paper_kind text,
        source text,
        pages_read integer,
        page_count integer,
        fields jsonb NOT NULL,
        outcomes jsonb NOT NULL,
        invoice_id bigint,
        load_id bigint,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX paper_readings_month ON paper_readings (month, id);
      CREATE INDEX paper_readings_paper_kind ON paper_readings (paper_kind, id);
      CREATE INDEX paper_readings_source ON paper_readings (source, id);
      CREATE INDEX paper_readings_status ON paper_readings (status, id);
      CREATE INDEX paper_readings_status_created ON paper_readings (status, created_at, id);
      CREATE INDEX paper_readings_created ON paper_readings (created_at, id);
      CREATE INDEX paper_readings_removed ON paper_readings (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX paper_readings_words ON paper_readings USING gin (name gin_trgm_ops);
      CREATE INDEX paper_readings_outcomes ON paper_readings USING gin (outcomes jsonb_path_ops);
      CREATE TABLE reader_figures (
        month text NOT NULL,
        paper_kind text NOT NULL,
        field text NOT NULL,
        kept bigint NOT NULL,
        changed bigint NOT NULL,
        emptied bigint NOT NULL,
        typed bigint NOT NULL,
        PRIMARY KEY (month, paper_kind, field)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
