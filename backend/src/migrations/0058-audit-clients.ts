import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit trail by client; it is folded anew. */
export class AuditClients1763740800058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_trail ADD client_id uuid;
      CREATE INDEX audit_trail_client ON audit_trail (client_id, position DESC);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
