import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The money that the firm holds for each client, and its movements. */
export class ClientMoney1763740800086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_money (
        id uuid PRIMARY KEY,
        client_id uuid NOT NULL,
        held_for text NOT NULL,
        balance bigint NOT NULL,
        paid_out bigint NOT NULL,
        movements integer NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX client_money_client ON client_money (client_id, id);
      CREATE INDEX client_money_held_for ON client_money (lower(held_for), id);
      CREATE INDEX client_money_balance ON client_money (balance, id);
      CREATE INDEX client_money_created ON client_money (created_at, id);
      CREATE INDEX client_money_words ON client_money USING gin (held_for gin_trgm_ops);

      CREATE TABLE client_movements (
        id text PRIMARY KEY,
        client_id uuid NOT NULL,
        nr integer NOT NULL,
        kind text NOT NULL,
        amount bigint NOT NULL,
        change bigint NOT NULL,
        moved_on date NOT NULL,
        account text,
        method text,
        check_number text,
        payee text,
        document_id uuid,
        document_title text,
        payment_id uuid,
        reference text,
        notes text,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX client_movements_client ON client_movements (client_id, nr, id);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
