import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rates of mileage taxes that staff enter. */
export class MileageRates1763740800121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mileage_rates (
        id uuid PRIMARY KEY,
        state text NOT NULL,
        "from" date NOT NULL,
        over_pounds integer NOT NULL,
        rate numeric NOT NULL,
        source text NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX mileage_rates_once ON mileage_rates (state, "from", over_pounds) WHERE removed_at IS NULL;
      CREATE INDEX mileage_rates_created ON mileage_rates (created_at, id);
      CREATE INDEX mileage_rates_removed ON mileage_rates (removed_at, id) WHERE removed_at IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
