import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the receipt of a payment was asked for: its screen tells what became of the letter. */
export class ReceiptsAreTold1763740800076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE compliance_payments ADD COLUMN receipt_asked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE compliance_payments DROP COLUMN receipt_asked_at');
  }
}
