import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search finds invoices by what is open of them, and brokers by what is open of theirs: by this index alone. */
export class SearchByBalance1763740800142 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX invoices_balance ON invoices (open) INCLUDE (broker_id, client_id, status)
        WHERE status IN ('pending', 'overdue');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoices_balance;');
  }
}
