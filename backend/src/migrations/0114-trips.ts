import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trips: read by client and range of days, and by vehicle from day to day. */
export class Trips1763740800114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trips (
        id uuid PRIMARY KEY,
        client_id uuid NOT NULL,
        date date NOT NULL,
        vehicle_id uuid NOT NULL,
        driver_id bigint,
        load_id bigint,
        origin text,
        destination text,
        odometer_start numeric,
        odometer_end numeric,
        legs jsonb NOT NULL,
        source text NOT NULL,
        empty boolean NOT NULL,
        reference text,
        notes text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX trips_reference ON trips (vehicle_id, date, reference) WHERE removed_at IS NULL;
      CREATE INDEX trips_client ON trips (client_id, id);
      CREATE INDEX trips_client_date ON trips (client_id, date, id);
      CREATE INDEX trips_date ON trips (date, id);
      CREATE INDEX trips_vehicle ON trips (vehicle_id, id);
      CREATE INDEX trips_vehicle_date ON trips (vehicle_id, date, id);
      CREATE INDEX trips_driver ON trips (driver_id, id);
      CREATE INDEX trips_load ON trips (load_id, id);
      CREATE INDEX trips_source ON trips (source, id);
      CREATE INDEX trips_created ON trips (created_at, id);
      CREATE INDEX trips_removed ON trips (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX trips_words ON trips USING gin (origin gin_trgm_ops, destination gin_trgm_ops, reference gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
