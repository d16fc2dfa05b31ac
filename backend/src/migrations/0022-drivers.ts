import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The drivers of the clients; loads and invoices name them, users may be one. */
export class Drivers1763740800022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE driver_ids;
      CREATE TABLE drivers (
        id bigint PRIMARY KEY, client_id uuid, first_name text NOT NULL, last_name text NOT NULL, email text, phone text, address text, date_of_birth date,
        license_number text NOT NULL, license_state text NOT NULL, license_class text NOT NULL, license_expiration date NOT NULL, endorsements jsonb NOT NULL,
        date_hired date, employment_status text NOT NULL, termination_date date, drug_test_date date, drug_test_result text, background_check_date date,
        background_check_result text, medical_cert_expiration date, mvr_review_date date, clearinghouse_query_date date, emergency_contact_name text,
        emergency_contact_phone text, notes text, papers jsonb NOT NULL, version integer NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE UNIQUE INDEX drivers_license ON drivers (client_id, license_state, license_number) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX drivers_last_name ON drivers (lower(last_name), id);
      CREATE INDEX drivers_name ON drivers (lower(last_name || ' ' || first_name), id);
      CREATE INDEX drivers_license_expiration ON drivers (license_expiration, id);
      CREATE INDEX drivers_medical_cert ON drivers (medical_cert_expiration NULLS FIRST, id);
      CREATE INDEX drivers_employment_status ON drivers (employment_status, id);
      CREATE INDEX drivers_employment_status_created ON drivers (employment_status, created_at, id);
      CREATE INDEX drivers_client ON drivers (client_id, id);
      CREATE INDEX drivers_created ON drivers (created_at, id);
      CREATE INDEX drivers_removed ON drivers (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX drivers_words ON drivers USING gin (first_name gin_trgm_ops, last_name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
      CREATE INDEX loads_driver ON loads (driver_id, id) WHERE driver_id IS NOT NULL;
      CREATE INDEX invoices_driver ON invoices (driver_id, id) WHERE driver_id IS NOT NULL;
      CREATE UNIQUE INDEX users_driver ON users (driver_id) WHERE removed_at IS NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
