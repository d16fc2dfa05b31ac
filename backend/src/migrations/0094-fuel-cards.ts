import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of the fuel card of each book. */
export class FuelCards1763740800094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE fuel_cards (
        id text PRIMARY KEY,
        client_id uuid,
        paid bigint NOT NULL,
        payments integer NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX fuel_cards_client ON fuel_cards (client_id, id);
      CREATE INDEX fuel_cards_created ON fuel_cards (created_at, id);

      CREATE TABLE fuel_card_payments (
        id text PRIMARY KEY,
        client_id uuid,
        nr integer NOT NULL,
        amount bigint NOT NULL,
        paid_on date NOT NULL,
        reference text,
        booked_on date,
        status text NOT NULL,
        reversed_on date,
        reason text,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX fuel_card_payments_client ON fuel_card_payments (client_id, id);
      CREATE INDEX fuel_card_payments_amount ON fuel_card_payments (amount, id);
      CREATE INDEX fuel_card_payments_paid_on ON fuel_card_payments (paid_on, id);
      CREATE INDEX fuel_card_payments_status ON fuel_card_payments (status, id);
      CREATE INDEX fuel_card_payments_created ON fuel_card_payments (created_at, id);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
