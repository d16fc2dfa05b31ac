import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of the invoices of the firm itself, of no client, and of those that were paid between two days. */
export class InvoicesOfTheFirm1763740800141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX invoices_of_the_firm ON invoices (id DESC) WHERE client_id IS NULL;
      CREATE INDEX invoices_paid_on ON invoices (paid_date) WHERE paid_date IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoices_of_the_firm; DROP INDEX invoices_paid_on;');
  }
}
