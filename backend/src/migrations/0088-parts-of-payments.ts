import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of a payment of the portal is for a government, and what of it arrived at the bank. */
export class PartsOfPayments1763740800088 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE compliance_payments ADD COLUMN parts jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN government bigint NOT NULL DEFAULT 0, ADD COLUMN government_back bigint NOT NULL DEFAULT 0,
        ADD COLUMN paid_out bigint NOT NULL DEFAULT 0, ADD COLUMN paid_out_on date;
      ALTER TABLE compliance_payments ALTER parts DROP DEFAULT, ALTER government DROP DEFAULT,
        ALTER government_back DROP DEFAULT, ALTER paid_out DROP DEFAULT;
      CREATE INDEX compliance_payments_government ON compliance_payments (id)
        WHERE government > government_back AND paid_out_on IS NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
