import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What all clients have to do is counted by day, what they are billed by status and the day it is due; what fuel cost
 * is summed from its index alone.
 */
export class FiguresByDay1763740800068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE obligation_days (day date NOT NULL, status text NOT NULL, obligations bigint NOT NULL, PRIMARY KEY (day, status));
      CREATE TABLE invoice_totals (
        status text NOT NULL, pending_until text NOT NULL, invoices bigint NOT NULL, amount bigint NOT NULL, paid bigint NOT NULL,
        PRIMARY KEY (status, pending_until)
      );
      CREATE INDEX expense_days_fuel ON expense_days (day) INCLUDE (amount, client_id, driver_id) WHERE category = 'fuel';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX expense_days_fuel;
      DROP TABLE invoice_totals;
      DROP TABLE obligation_days;
    `);
  }
}
