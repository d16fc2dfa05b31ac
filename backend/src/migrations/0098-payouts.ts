import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of clients that arrived at the bank in one amount, and which are still on their way. */
export class Payouts1763740800098 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payouts (
        id uuid PRIMARY KEY,
        client_id uuid,
        reference text NOT NULL,
        source text NOT NULL,
        amount bigint NOT NULL,
        arrived_on date NOT NULL,
        booked_on date,
        lines jsonb NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX payouts_client ON payouts (client_id, id);
      CREATE INDEX payouts_source ON payouts (source, id);
      CREATE INDEX payouts_amount ON payouts (amount, id);
      CREATE INDEX payouts_arrived_on ON payouts (arrived_on, id);
      CREATE INDEX payouts_created ON payouts (created_at, id);
      CREATE INDEX payouts_words ON payouts USING gin (reference gin_trgm_ops);
      CREATE INDEX compliance_payments_waiting ON compliance_payments (payment_date, id)
        WHERE payment_status IN ('completed', 'refunded')
          AND amount - refunded - COALESCE(processing_fee, 0) - paid_out <> 0;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
