import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists behind the figures: payments of all invoices, loads by the day they were delivered, and entries of an
 * invoice.
 */
export class FiguresOpen1763740800018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX IF EXISTS payments_date;
      CREATE INDEX payments_date ON payments (payment_date, id);
      CREATE INDEX payments_amount ON payments (amount, id);
      CREATE INDEX payments_client ON payments (client_id, id);
      CREATE INDEX payments_reversed ON payments (reversed_at, id) WHERE reversed_at IS NOT NULL;
      CREATE INDEX payments_words ON payments USING gin (invoice_number gin_trgm_ops, notes gin_trgm_ops);
      CREATE INDEX loads_open ON loads (id) WHERE status IN ('pending', 'in_transit');
      CREATE INDEX loads_open_pickup ON loads (pickup_date NULLS FIRST, id) WHERE status IN ('pending', 'in_transit');
      CREATE INDEX loads_open_created ON loads (created_at, id) WHERE status IN ('pending', 'in_transit');
      CREATE INDEX loads_delivered ON loads (delivered_on, id) WHERE delivered_on IS NOT NULL;
      CREATE INDEX journal_lines_invoice ON journal_lines (source_id, entry_date, entry_id) WHERE source_kind = 'invoice';
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
