import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fleets of the clients. */
export class Vehicles1763740800020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicles (
        id uuid PRIMARY KEY, client_id uuid, unit_number text NOT NULL, vin text NOT NULL, license_plate text NOT NULL, plate_state text, year integer, make text,
        model text, weight integer, axles integer, fuel_type text NOT NULL, first_used_month text, status text NOT NULL, notes text, version integer NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE UNIQUE INDEX vehicles_unit ON vehicles (client_id, unit_number) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE UNIQUE INDEX vehicles_vin ON vehicles (client_id, vin) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX vehicles_number ON vehicles (lower(unit_number), id);
      CREATE INDEX vehicles_status ON vehicles (status, id);
      CREATE INDEX vehicles_status_created ON vehicles (status, created_at, id);
      CREATE INDEX vehicles_client ON vehicles (client_id, id);
      CREATE INDEX vehicles_created ON vehicles (created_at, id);
      CREATE INDEX vehicles_removed ON vehicles (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX vehicles_words ON vehicles USING gin (unit_number gin_trgm_ops, vin gin_trgm_ops, license_plate gin_trgm_ops);
      CREATE INDEX loads_vehicle ON loads (vehicle_id, id) WHERE vehicle_id IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
