import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The deposits of carriers. */
export class Deposits1763740800084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE deposit_ids;
      CREATE TABLE deposits (
        id bigint PRIMARY KEY,
        broker_id bigint NOT NULL,
        client_id uuid,
        amount bigint NOT NULL,
        open bigint NOT NULL,
        refunded bigint NOT NULL,
        received_on date NOT NULL,
        booked_on date,
        check_number text NOT NULL,
        status text NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX deposits_broker ON deposits (broker_id, id);
      CREATE INDEX deposits_client ON deposits (client_id, id);
      CREATE INDEX deposits_amount ON deposits (amount, id);
      CREATE INDEX deposits_received_on ON deposits (received_on, id);
      CREATE INDEX deposits_status ON deposits (status, received_on, id);
      CREATE INDEX deposits_status_created ON deposits (status, created_at, id);
      CREATE INDEX deposits_status_amount ON deposits (status, amount, id);
      CREATE INDEX deposits_created ON deposits (created_at, id);
      CREATE INDEX deposits_words ON deposits USING gin (check_number gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
