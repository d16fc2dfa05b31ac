import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts by invitation, agents and what they look after, papers of clients and where their IFTA filings stand. */
export class FrontDoor1763740800005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN invited_at timestamptz, ADD COLUMN password_set_at timestamptz;
      CREATE INDEX users_client ON users (client_id);
      CREATE TABLE password_links (hash text PRIMARY KEY, user_id uuid NOT NULL, expires_at timestamptz NOT NULL, used_at timestamptz);
      CREATE INDEX password_links_user ON password_links (user_id);

      ALTER TABLE settings ADD COLUMN ein_last4 text;
      ALTER TABLE invoices ADD COLUMN created_by uuid;
      CREATE INDEX invoices_created_by ON invoices (created_by, created_at);

      CREATE TABLE agents (
        id uuid PRIMARY KEY, user_id uuid NOT NULL, display_name text NOT NULL, email text, department text, access_level text NOT NULL, max_clients integer NOT NULL,
        max_invoices integer NOT NULL, can_create_invoices boolean NOT NULL, can_view_reports boolean NOT NULL, can_manage_clients boolean NOT NULL, can_access_accounting boolean NOT NULL,
        restricted_features jsonb NOT NULL, is_active boolean NOT NULL,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX agents_user ON agents (user_id);
      CREATE UNIQUE INDEX agents_email ON agents (email);
      ALTER TABLE clients ADD COLUMN agent_id uuid;
      CREATE INDEX clients_agent ON clients (agent_id);

      CREATE SEQUENCE document_ids;
      CREATE TABLE documents (
        id bigint PRIMARY KEY, client_id uuid, user_id uuid, uploaded_by text NOT NULL, document_type text NOT NULL, original_name text NOT NULL, mime_type text NOT NULL,
        file_size integer NOT NULL, file text NOT NULL, status text NOT NULL, reason text, load_id bigint, invoice_id bigint, expense_id bigint,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE INDEX documents_client ON documents (client_id, id);
      CREATE INDEX documents_user ON documents (user_id, id);
      CREATE INDEX documents_status ON documents (status, id);

      CREATE TABLE ifta_processes (
        id uuid PRIMARY KEY, client_id uuid NOT NULL, quarter text NOT NULL, year integer NOT NULL, status text NOT NULL, due_date date NOT NULL, submitted_date date, processed_date date,
        total_miles numeric, total_gallons numeric, tax_owed bigint, notes text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX ifta_processes_quarter ON ifta_processes (client_id, year, quarter);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
