import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'vehicles',
  'drivers',
  'substance_tests',
  'insurance',
  'business_entities',
  'compliance_audits',
  'compliance_updates',
  'permits',
  'operating_authorities',
  'commercial_plates',
  'irp_renewals',
  'heavy_use_filings',
  'expenses',
  'compliance_documents',
  'support_requests',
];

/** The papers of a record are found by the names of their files. */
export class PapersByName1763740800070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION paper_names(papers jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT string_agg(paper ->> 'originalName', ' / ') FROM jsonb_array_elements(papers) AS paper WHERE paper ->> 'removedAt' IS NULL
      $$;
    `);
    for (const table of TABLES) {
      await runner.query(`CREATE INDEX ${table}_paper_names ON ${table} USING gin (paper_names(papers) gin_trgm_ops)`);
      // what is not counted is taken for frequent, and the index for useless
      await runner.query(`ANALYZE ${table}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP INDEX ${table}_paper_names`);
    await runner.query('DROP FUNCTION paper_names(jsonb)');
  }
}
