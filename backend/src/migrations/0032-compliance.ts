import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Audits, updates, permits, authorities, plates and heavy vehicle use filings of the clients. */
export class Compliance1763740800032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE compliance_audits (
        id uuid PRIMARY KEY, client_id uuid,
        type text NOT NULL, status text NOT NULL, audit_date date, next_audit_date date, rating text, review_type text, inspector text, violations text,
        improvement_plan text, findings text, follow_up text, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX compliance_audits_type ON compliance_audits (type, id);
      CREATE INDEX compliance_audits_status ON compliance_audits (status, id);
      CREATE INDEX compliance_audits_status_created ON compliance_audits (status, created_at, id);
      CREATE INDEX compliance_audits_audit_date ON compliance_audits (audit_date NULLS FIRST, id);
      CREATE INDEX compliance_audits_next_audit_date ON compliance_audits (next_audit_date NULLS FIRST, id);
      CREATE INDEX compliance_audits_client ON compliance_audits (client_id, id);
      CREATE INDEX compliance_audits_created ON compliance_audits (created_at, id);
      CREATE INDEX compliance_audits_removed ON compliance_audits (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX compliance_audits_words ON compliance_audits USING gin (inspector gin_trgm_ops, violations gin_trgm_ops, findings gin_trgm_ops, notes gin_trgm_ops);

      CREATE TABLE compliance_updates (
        id uuid PRIMARY KEY, client_id uuid,
        type text NOT NULL, dot_update_type text, status text NOT NULL, effective_date date NOT NULL, details text NOT NULL, submitted_date date,
        completed_date date, reference_number text, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX compliance_updates_type ON compliance_updates (type, id);
      CREATE INDEX compliance_updates_status ON compliance_updates (status, id);
      CREATE INDEX compliance_updates_status_created ON compliance_updates (status, created_at, id);
      CREATE INDEX compliance_updates_effective_date ON compliance_updates (effective_date, id);
      CREATE INDEX compliance_updates_client ON compliance_updates (client_id, id);
      CREATE INDEX compliance_updates_created ON compliance_updates (created_at, id);
      CREATE INDEX compliance_updates_removed ON compliance_updates (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX compliance_updates_words ON compliance_updates USING gin (details gin_trgm_ops, reference_number gin_trgm_ops);

      CREATE TABLE permits (
        id uuid PRIMARY KEY, client_id uuid,
        permit_type text NOT NULL, permit_number text, status text NOT NULL, duration text, state text, vehicle_id uuid, effective_date date, expiration_date date,
        fee bigint, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX permits_permit_type ON permits (permit_type, id);
      CREATE INDEX permits_vehicle_id ON permits (vehicle_id, id);
      CREATE INDEX permits_status ON permits (status, id);
      CREATE INDEX permits_status_created ON permits (status, created_at, id);
      CREATE INDEX permits_permit_number ON permits (lower(permit_number) NULLS FIRST, id);
      CREATE INDEX permits_expiration_date ON permits (expiration_date NULLS FIRST, id);
      CREATE INDEX permits_client ON permits (client_id, id);
      CREATE INDEX permits_created ON permits (created_at, id);
      CREATE INDEX permits_removed ON permits (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX permits_words ON permits USING gin (permit_number gin_trgm_ops, notes gin_trgm_ops);

      CREATE TABLE operating_authorities (
        id uuid PRIMARY KEY, client_id uuid NOT NULL,
        usdot_number text, mc_number text, mc_status text NOT NULL, activated_date date, boc3_number text, boc3_status text NOT NULL,
        boc3_filed_date date, process_agent text, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE UNIQUE INDEX operating_authorities_mc ON operating_authorities (client_id, mc_number) WHERE removed_at IS NULL;
      CREATE INDEX operating_authorities_mc_status ON operating_authorities (mc_status, id);
      CREATE INDEX operating_authorities_mc_status_created ON operating_authorities (mc_status, created_at, id);
      CREATE INDEX operating_authorities_client ON operating_authorities (client_id, id);
      CREATE INDEX operating_authorities_created ON operating_authorities (created_at, id);
      CREATE INDEX operating_authorities_removed ON operating_authorities (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX operating_authorities_words ON operating_authorities USING gin (usdot_number gin_trgm_ops, mc_number gin_trgm_ops, boc3_number gin_trgm_ops, process_agent gin_trgm_ops);

      CREATE TABLE commercial_plates (
        id uuid PRIMARY KEY, client_id uuid,
        plate_number text NOT NULL, base_state text NOT NULL, registration_period text NOT NULL, vehicle_id uuid, irp_account text,
        registered_weight integer, effective_date date NOT NULL, expiration_date date, fee bigint, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE UNIQUE INDEX commercial_plates_number ON commercial_plates (base_state, plate_number) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX commercial_plates_base_state ON commercial_plates (base_state, id);
      CREATE INDEX commercial_plates_vehicle_id ON commercial_plates (vehicle_id, id);
      CREATE INDEX commercial_plates_plate_number ON commercial_plates (lower(plate_number), id);
      CREATE INDEX commercial_plates_expiration_date ON commercial_plates (expiration_date NULLS FIRST, id);
      CREATE INDEX commercial_plates_client ON commercial_plates (client_id, id);
      CREATE INDEX commercial_plates_created ON commercial_plates (created_at, id);
      CREATE INDEX commercial_plates_removed ON commercial_plates (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX commercial_plates_words ON commercial_plates USING gin (plate_number gin_trgm_ops, irp_account gin_trgm_ops);

      CREATE TABLE heavy_use_filings (
        id uuid PRIMARY KEY, client_id uuid,
        vehicle_id uuid NOT NULL, tax_year integer NOT NULL, first_used_month text NOT NULL, weight integer NOT NULL, suspended boolean NOT NULL,
        status text NOT NULL, filed_date date, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE UNIQUE INDEX heavy_use_filings_vehicle ON heavy_use_filings (vehicle_id, tax_year) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX heavy_use_filings_vehicle_id ON heavy_use_filings (vehicle_id, id);
      CREATE INDEX heavy_use_filings_tax_year ON heavy_use_filings (tax_year, id);
      CREATE INDEX heavy_use_filings_status ON heavy_use_filings (status, id);
      CREATE INDEX heavy_use_filings_status_created ON heavy_use_filings (status, created_at, id);
      CREATE INDEX heavy_use_filings_client ON heavy_use_filings (client_id, id);
      CREATE INDEX heavy_use_filings_created ON heavy_use_filings (created_at, id);
      CREATE INDEX heavy_use_filings_removed ON heavy_use_filings (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX heavy_use_filings_words ON heavy_use_filings USING gin (notes gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
