import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of drivers, settlements, and what each of them has. */
export class Settlements1763740800101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE driver_accounts (
        id text PRIMARY KEY,
        client_id uuid,
        driver_id bigint NOT NULL,
        held_for text NOT NULL,
        advance bigint NOT NULL,
        escrow bigint NOT NULL,
        carry bigint NOT NULL,
        pockets jsonb NOT NULL,
        movements integer NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX driver_accounts_client ON driver_accounts (client_id, id);
      CREATE INDEX driver_accounts_driver ON driver_accounts (driver_id, id);
      CREATE INDEX driver_accounts_held_for ON driver_accounts (lower(held_for), id);
      CREATE INDEX driver_accounts_advance ON driver_accounts (advance, id);
      CREATE INDEX driver_accounts_escrow ON driver_accounts (escrow, id);
      CREATE INDEX driver_accounts_carry ON driver_accounts (carry, id);
      CREATE INDEX driver_accounts_created ON driver_accounts (created_at, id);
      CREATE INDEX driver_accounts_words ON driver_accounts USING gin (held_for gin_trgm_ops);

      CREATE SEQUENCE settlement_ids;
      CREATE TABLE settlements (
        id bigint PRIMARY KEY,
        number text NOT NULL,
        client_id uuid,
        driver_id bigint NOT NULL,
        account text NOT NULL,
        "from" date NOT NULL,
        "to" date NOT NULL,
        status text NOT NULL,
        gross bigint NOT NULL,
        reimbursements bigint NOT NULL,
        deductions bigint NOT NULL,
        net bigint NOT NULL,
        carried bigint NOT NULL,
        given_back bigint NOT NULL,
        charged bigint NOT NULL,
        lines jsonb NOT NULL,
        left_out jsonb NOT NULL,
        balances jsonb NOT NULL,
        disputes jsonb NOT NULL,
        approved_on date,
        booked_on date,
        paid_on date,
        method text,
        reference text,
        discard_reason text,
        sent_at timestamptz,
        sent_to text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX settlements_number ON settlements (number);
      CREATE INDEX settlements_client ON settlements (client_id, id);
      CREATE INDEX settlements_driver ON settlements (driver_id, id);
      CREATE INDEX settlements_account ON settlements (account, paid_on) WHERE status = 'paid';
      CREATE INDEX settlements_to ON settlements ("to", id);
      CREATE INDEX settlements_net ON settlements (net, id);
      CREATE INDEX settlements_status ON settlements (status, id);
      CREATE INDEX settlements_status_created ON settlements (status, created_at, id);
      CREATE INDEX settlements_status_to ON settlements (status, "to", id);
      CREATE INDEX settlements_created ON settlements (created_at, id);
      CREATE INDEX settlements_words ON settlements USING gin (number gin_trgm_ops);

      CREATE TABLE settled_sources (
        id text PRIMARY KEY,
        key text NOT NULL,
        kind text NOT NULL,
        source_id text NOT NULL,
        settlement_id integer NOT NULL,
        client_id uuid,
        driver_id bigint NOT NULL,
        "from" date NOT NULL,
        "to" date NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX settled_sources_key ON settled_sources (key);
      CREATE INDEX settled_sources_client ON settled_sources (client_id, id);
      CREATE INDEX settled_sources_driver ON settled_sources (driver_id, id);
      CREATE INDEX settled_sources_settlement ON settled_sources (settlement_id);

      CREATE INDEX loads_driver_delivered ON loads (driver_id, delivered_on) WHERE status = 'delivered';
      CREATE INDEX expenses_of_driver ON expenses (driver_id, expense_date)
        WHERE paid_from = 'driver' OR charged_to = 'driver';
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
