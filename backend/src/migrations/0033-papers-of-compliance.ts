import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'insurance',
  'business_entities',
  'compliance_audits',
  'compliance_updates',
  'permits',
  'operating_authorities',
  'commercial_plates',
  'heavy_use_filings',
];

/** Insurance, business entities and compliance have papers; those that are there have none yet. */
export class PapersOfCompliance1763740800033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`
        ALTER TABLE ${table} ADD papers jsonb NOT NULL DEFAULT '[]';
        ALTER TABLE ${table} ALTER papers DROP DEFAULT;
      `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
