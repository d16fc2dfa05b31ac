import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a payout of clients' payments stands, or was reversed, when and why. */
export class PayoutsReversed1763740800099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payouts ADD COLUMN status text NOT NULL DEFAULT 'arrived', ADD COLUMN reversed_on date,
        ADD COLUMN reason text;
      ALTER TABLE payouts ALTER status DROP DEFAULT;
      CREATE INDEX payouts_status ON payouts (status, created_at, id);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
