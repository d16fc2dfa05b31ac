import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bank accounts, and the rules that say what lines of the bank are booked as. */
export class BankAccounts1763740800090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_accounts (
        id uuid PRIMARY KEY,
        client_id uuid,
        name text NOT NULL,
        bank_name text NOT NULL,
        routing_number text,
        routing_number_last4 text,
        account_number text,
        account_number_last4 text,
        ledger_account text NOT NULL,
        mapping jsonb,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX bank_accounts_ledger_account ON bank_accounts (client_id, ledger_account)
        NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX bank_accounts_client ON bank_accounts (client_id, id);
      CREATE INDEX bank_accounts_name ON bank_accounts (lower(name), id);
      CREATE INDEX bank_accounts_ledger ON bank_accounts (ledger_account, id);
      CREATE INDEX bank_accounts_created ON bank_accounts (created_at, id);
      CREATE INDEX bank_accounts_removed ON bank_accounts (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX bank_accounts_words ON bank_accounts USING gin (name gin_trgm_ops, bank_name gin_trgm_ops);

      CREATE TABLE bank_rules (
        id uuid PRIMARY KEY,
        client_id uuid,
        name text NOT NULL,
        contains text NOT NULL,
        side text NOT NULL,
        amount_from bigint,
        amount_to bigint,
        account_number text NOT NULL,
        description text,
        broker_id bigint,
        vehicle_id uuid,
        driver_id bigint,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX bank_rules_client ON bank_rules (client_id, id);
      CREATE INDEX bank_rules_name ON bank_rules (lower(name), id);
      CREATE INDEX bank_rules_side ON bank_rules (side, id);
      CREATE INDEX bank_rules_broker ON bank_rules (broker_id, id);
      CREATE INDEX bank_rules_vehicle ON bank_rules (vehicle_id, id);
      CREATE INDEX bank_rules_driver ON bank_rules (driver_id, id);
      CREATE INDEX bank_rules_created ON bank_rules (created_at, id);
      CREATE INDEX bank_rules_removed ON bank_rules (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX bank_rules_words ON bank_rules USING gin (name gin_trgm_ops, contains gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
