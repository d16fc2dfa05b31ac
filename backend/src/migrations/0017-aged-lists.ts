import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is open was made lately and what is done long ago: a list of one status by its dates of birth has an index of
 * its own. A number that is searched whole is found in the books by theirs; nothing ever asked for lines by their
 * source.
 */
export class AgedLists1763740800017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX IF EXISTS invoices_status;
      CREATE INDEX invoices_status ON invoices (status, id);
      CREATE INDEX invoices_status_created ON invoices (status, created_at, id);
      CREATE INDEX loads_status_created ON loads (status, created_at, id);
      CREATE INDEX clients_status_created ON clients (status, created_at, id);
      CREATE INDEX registrations_status_created ON registrations (status, created_at, id);
      CREATE INDEX documents_status_created ON documents (status, created_at, id);
      CREATE INDEX ifta_processes_status_created ON ifta_processes (status, created_at, id);
      CREATE INDEX users_active_created ON users (is_active, created_at, id);
      CREATE INDEX compliance_payments_status_created ON compliance_payments (payment_status, created_at, id);
      DROP INDEX IF EXISTS journal_lines_source;
      CREATE INDEX journal_lines_reference ON journal_lines (reference);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
