import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of clients come by bank and check, too, and say what they are for. */
export class PaymentsByBank1763740800043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE compliance_payments DROP document_id;
      ALTER TABLE compliance_payments ADD document_id uuid, ADD document_title text, ADD invoice_number text;
      CREATE INDEX compliance_payments_to_come ON compliance_payments (created_at, id) WHERE payment_status IN ('pending', 'processing');
      CREATE INDEX compliance_payments_method ON compliance_payments (payment_method, id);
      CREATE INDEX payments_method ON payments (payment_method, id);
      CREATE INDEX compliance_payments_document ON compliance_payments (document_id, id) WHERE document_id IS NOT NULL;
      CREATE INDEX compliance_payments_invoice ON compliance_payments (invoice_id, id) WHERE invoice_id IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
