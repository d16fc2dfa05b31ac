import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Most invoices name neither a load nor a client; indexes that are asked for one only need not hold the others. */
export class LeanIndexes1763740800007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX IF EXISTS invoices_client;
      DROP INDEX IF EXISTS invoices_load;
      CREATE INDEX invoices_client ON invoices (client_id, id DESC) WHERE client_id IS NOT NULL;
      CREATE INDEX invoices_load ON invoices (load_id) WHERE load_id IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
