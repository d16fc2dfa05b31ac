import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients owe the firm for its services. */
export class ClientCharges1763740800087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_charges (
        id uuid PRIMARY KEY,
        client_id uuid NOT NULL,
        description text NOT NULL,
        amount bigint NOT NULL,
        charged_on date NOT NULL,
        notes text,
        status text NOT NULL,
        payment_id uuid,
        paid_on date,
        reason text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX client_charges_client ON client_charges (client_id, id);
      CREATE INDEX client_charges_description ON client_charges (lower(description), id);
      CREATE INDEX client_charges_amount ON client_charges (amount, id);
      CREATE INDEX client_charges_charged_on ON client_charges (charged_on, id);
      CREATE INDEX client_charges_status ON client_charges (status, id);
      CREATE INDEX client_charges_status_created ON client_charges (status, created_at, id);
      CREATE INDEX client_charges_created ON client_charges (created_at, id);
      CREATE INDEX client_charges_words ON client_charges USING gin (description gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
