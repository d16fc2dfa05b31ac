import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for each sort that a list offers, read in both directions, and one of trigrams for its search. A list says
 * NULLS FIRST upwards and NULLS LAST downwards of what may be nothing, so those indexes say it, too. A number that is
 * unique has its index already. Open work lies close together by its dates: by those a list of one status has indexes
 * of its own. Figures have sums that are kept as rows change.
 */
export class Lists1763740800013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE INDEX brokers_name ON brokers (lower(name), id);
      CREATE INDEX brokers_created ON brokers (created_at, id);
      CREATE INDEX brokers_words ON brokers USING gin (name gin_trgm_ops, contact_email gin_trgm_ops);

      DROP INDEX IF EXISTS clients_status;
      CREATE INDEX clients_status ON clients (status, id);
      CREATE INDEX clients_name ON clients (lower(company_name), id);
      CREATE INDEX clients_created ON clients (created_at, id);
      CREATE INDEX clients_words ON clients USING gin (company_name gin_trgm_ops, contact_name gin_trgm_ops, email gin_trgm_ops);

      DROP INDEX IF EXISTS loads_status;
      DROP INDEX IF EXISTS loads_broker;
      CREATE INDEX loads_status ON loads (status, id);
      CREATE INDEX loads_broker ON loads (broker_id, id);
      CREATE INDEX loads_pickup ON loads (pickup_date NULLS FIRST, id);
      CREATE INDEX loads_status_pickup ON loads (status, pickup_date NULLS FIRST, id);
      CREATE INDEX loads_distance ON loads (distance NULLS FIRST, id);
      CREATE INDEX loads_created ON loads (created_at, id);
      CREATE INDEX loads_words ON loads USING gin (load_number gin_trgm_ops, pickup_location gin_trgm_ops, dropoff_location gin_trgm_ops);

      DROP INDEX IF EXISTS invoices_due;
      CREATE INDEX invoices_amount ON invoices (amount, id);
      CREATE INDEX invoices_issued ON invoices (issue_date, id);
      CREATE INDEX invoices_due ON invoices (due_date NULLS FIRST, id);
      CREATE INDEX invoices_status_amount ON invoices (status, amount, id);
      CREATE INDEX invoices_status_issued ON invoices (status, issue_date, id);
      CREATE INDEX invoices_status_due ON invoices (status, due_date NULLS FIRST, id);
      CREATE INDEX invoices_created ON invoices (created_at, id);
      CREATE INDEX invoices_words ON invoices USING gin (invoice_number gin_trgm_ops, notes gin_trgm_ops);

      CREATE INDEX documents_name ON documents (lower(original_name), id);
      CREATE INDEX documents_type ON documents (document_type, id);
      CREATE INDEX documents_created ON documents (created_at, id);
      CREATE INDEX documents_words ON documents USING gin (original_name gin_trgm_ops, uploaded_by gin_trgm_ops);

      CREATE INDEX registrations_name ON registrations (lower(company_name), id);
      CREATE INDEX registrations_status ON registrations (status, id);
      CREATE INDEX registrations_client ON registrations (client_id, id);
      CREATE INDEX registrations_created ON registrations (created_at, id);
      CREATE INDEX registrations_words ON registrations USING gin (company_name gin_trgm_ops, owner_name gin_trgm_ops, email gin_trgm_ops);

      CREATE INDEX ifta_processes_due ON ifta_processes (due_date, id);
      CREATE INDEX ifta_processes_year ON ifta_processes (year, id);
      CREATE INDEX ifta_processes_status ON ifta_processes (status, id);
      CREATE INDEX ifta_processes_created ON ifta_processes (created_at, id);
      CREATE INDEX ifta_processes_words ON ifta_processes USING gin (notes gin_trgm_ops, quarter gin_trgm_ops);

      CREATE INDEX users_name ON users (lower(COALESCE(last_name, '') || ' ' || COALESCE(first_name, '')) NULLS FIRST, id);
      CREATE INDEX users_role ON users (role, id);
      CREATE INDEX users_active ON users (is_active, id);
      CREATE INDEX users_created ON users (created_at, id);
      CREATE INDEX users_words ON users USING gin (email gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops);

      CREATE INDEX agents_name ON agents (lower(display_name), id);
      CREATE INDEX agents_created ON agents (created_at, id);
      CREATE INDEX agents_words ON agents USING gin (display_name gin_trgm_ops, email gin_trgm_ops, department gin_trgm_ops);

      CREATE INDEX compliance_payments_created ON compliance_payments (created_at, id);
      CREATE INDEX compliance_payments_paid ON compliance_payments (payment_date NULLS FIRST, id);
      CREATE INDEX compliance_payments_amount ON compliance_payments (amount, id);
      CREATE INDEX compliance_payments_status ON compliance_payments (payment_status, id);
      CREATE INDEX compliance_payments_description ON compliance_payments (description, id);
      CREATE INDEX compliance_payments_name ON compliance_payments (client_name, id);
      CREATE INDEX compliance_payments_words ON compliance_payments USING gin (description gin_trgm_ops, client_name gin_trgm_ops, transaction_id gin_trgm_ops);

      DROP INDEX IF EXISTS journal_lines_date;
      DROP INDEX IF EXISTS journal_lines_account;
      CREATE INDEX journal_lines_date ON journal_lines (entry_date, entry_id, (-line)) INCLUDE (line);
      CREATE INDEX journal_lines_account ON journal_lines (account_number, entry_date, entry_id, (-line)) INCLUDE (line);
      CREATE INDEX journal_lines_client ON journal_lines (client_id, entry_date, entry_id, (-line)) INCLUDE (line) WHERE client_id IS NOT NULL;
      CREATE INDEX journal_lines_words ON journal_lines USING gin (description gin_trgm_ops, reference gin_trgm_ops);

      CREATE TABLE invoice_sums (client_id text NOT NULL, status text NOT NULL, invoices bigint NOT NULL, amount bigint NOT NULL, paid bigint NOT NULL, PRIMARY KEY (client_id, status));
      CREATE TABLE load_sums (client_id text NOT NULL, status text NOT NULL, loads bigint NOT NULL, miles numeric NOT NULL, PRIMARY KEY (client_id, status));
      CREATE TABLE payment_days (day date NOT NULL, amount bigint NOT NULL, PRIMARY KEY (day));
      CREATE TABLE delivery_days (day date NOT NULL, client_id text NOT NULL, miles numeric NOT NULL, PRIMARY KEY (day, client_id));

      DROP INDEX IF EXISTS audit_trail_time;
      CREATE INDEX audit_trail_time ON audit_trail (recorded_at, position);
      CREATE INDEX audit_trail_words ON audit_trail USING gin (search gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
