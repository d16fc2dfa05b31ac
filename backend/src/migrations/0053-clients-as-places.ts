import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The users of one client, in pages; its invoices by the month. */
export class ClientsAsPlaces1763740800053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_client;
      CREATE INDEX users_client ON users (client_id, id);
      CREATE INDEX invoices_client_issued ON invoices (client_id, issue_date) WHERE client_id IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
