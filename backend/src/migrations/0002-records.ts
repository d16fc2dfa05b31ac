import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read tables of the records that the main job needs, and the sequences of their ids. */
export class Records1763740800002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE broker_ids; CREATE SEQUENCE load_ids; CREATE SEQUENCE invoice_ids; CREATE SEQUENCE payment_ids;

      CREATE TABLE users (
        id uuid PRIMARY KEY, email text NOT NULL, first_name text, last_name text, profile_image_url text, role text NOT NULL,
        client_id uuid, driver_id bigint, is_active boolean NOT NULL,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX users_email ON users (email);
      CREATE TABLE credentials (user_id uuid PRIMARY KEY, hash text NOT NULL, set_at timestamptz NOT NULL DEFAULT now(), last_login timestamptz);

      CREATE TABLE settings (
        id text PRIMARY KEY, name text NOT NULL, address text, phone text NOT NULL, email text NOT NULL, time_zone text NOT NULL, ein text, remit_to text,
        default_fee bigint NOT NULL, fuel_price numeric, default_mpg numeric, invoice_prefix text NOT NULL,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );

      CREATE TABLE registrations (
        id uuid PRIMARY KEY, company_name text NOT NULL, owner_name text NOT NULL, email text NOT NULL, phone text NOT NULL, address text NOT NULL, city text NOT NULL,
        state text NOT NULL, zip_code text NOT NULL, business_type text NOT NULL, dot_number text, mc_number text, fleet_size integer, services_needed jsonb NOT NULL,
        additional_info text, status text NOT NULL, client_id uuid, open_request text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX registrations_open ON registrations (open_request);

      CREATE TABLE clients (
        id uuid PRIMARY KEY, user_id uuid, company_name text NOT NULL, contact_name text, email text, phone text, address text, city text, state text, zip_code text,
        dot_number text, mc_number text, tax_id text, tax_id_last4 text, billing_address text, payment_terms text NOT NULL, credit_limit bigint, status text NOT NULL,
        notes text, registration_id uuid,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX clients_registration ON clients (registration_id);
      CREATE INDEX clients_status ON clients (status);

      CREATE TABLE brokers (
        id bigint PRIMARY KEY, name text NOT NULL, contact_email text, contact_phone text, address text, tax_id text, tax_id_last4 text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );

      CREATE TABLE loads (
        id bigint PRIMARY KEY, load_number text NOT NULL, broker_id bigint NOT NULL, driver_id bigint, vehicle_id uuid, client_id uuid, pickup_location text NOT NULL,
        dropoff_location text NOT NULL, pickup_date timestamptz, dropoff_date timestamptz, distance numeric, estimated_fuel numeric, estimated_fuel_cost bigint,
        status text NOT NULL, delivered_on date,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX loads_number ON loads (load_number);
      CREATE INDEX loads_broker ON loads (broker_id);
      CREATE INDEX loads_client ON loads (client_id, id);
      CREATE INDEX loads_status ON loads (status);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
