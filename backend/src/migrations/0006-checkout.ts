import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Card payments of fees, and the tables of the built-in card provider. Those are not ours: they play the outside world,
 * and the log knows nothing of them.
 */
export class Checkout1763740800006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE compliance_payments (
        id uuid PRIMARY KEY, user_id uuid NOT NULL, client_id uuid NOT NULL, client_name text NOT NULL, document_id bigint, invoice_id bigint, amount bigint NOT NULL,
        payment_method text NOT NULL, payment_status text NOT NULL, transaction_id text, payment_date date, description text NOT NULL, factor_id text, factor_fee bigint, net_amount bigint,
        metadata jsonb NOT NULL, notes text, provider text NOT NULL, intent_id text, processing_fee bigint, open boolean NOT NULL, failure text,
        refunded bigint NOT NULL, refunded_at timestamptz, refund_requests integer NOT NULL, refund_reason text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX compliance_payments_intent ON compliance_payments (intent_id);
      CREATE INDEX compliance_payments_client ON compliance_payments (client_id, id DESC);
      CREATE INDEX compliance_payments_open ON compliance_payments (created_at) WHERE open;
      CREATE INDEX compliance_payments_unfinished ON compliance_payments (updated_at) WHERE payment_status = 'completed' AND (processing_fee IS NULL OR refund_reason IS NOT NULL);

      CREATE TABLE sandbox_intents (
        id text PRIMARY KEY, payment_id text NOT NULL, amount bigint NOT NULL, currency text NOT NULL, description text NOT NULL, status text NOT NULL, received bigint NOT NULL DEFAULT 0,
        fee bigint, failure text, brand text, last4 text, refunded bigint NOT NULL DEFAULT 0, refund_id text, refund_keys text[] NOT NULL DEFAULT '{}', created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE sandbox_tokens (token text PRIMARY KEY, outcome text NOT NULL, brand text NOT NULL, last4 text NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
