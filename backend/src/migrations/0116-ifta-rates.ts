import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The IFTA rates. */
export class IftaRates1763740800116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ifta_rates (
        id uuid PRIMARY KEY,
        quarter text NOT NULL,
        fuel_type text NOT NULL,
        units text NOT NULL,
        jurisdiction text NOT NULL,
        kind text NOT NULL,
        rate numeric NOT NULL,
        source text NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX ifta_rates_once ON ifta_rates (quarter, fuel_type, units, jurisdiction, kind) WHERE removed_at IS NULL;
      CREATE INDEX ifta_rates_created ON ifta_rates (created_at, id);
      CREATE INDEX ifta_rates_removed ON ifta_rates (removed_at, id) WHERE removed_at IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
