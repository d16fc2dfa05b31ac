import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What drivers are paid by, and what is deducted; empty miles and stops of loads. */
export class PayRules1763740800100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gist;
      CREATE TABLE pay_rules (
        id uuid PRIMARY KEY,
        client_id uuid,
        driver_id bigint NOT NULL,
        basis text NOT NULL,
        rate numeric NOT NULL,
        "from" date NOT NULL,
        until date,
        notes text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz,
        CONSTRAINT pay_rules_days EXCLUDE USING gist
          (driver_id WITH =, basis WITH =, daterange("from", until, '[]') WITH &&) WHERE (removed_at IS NULL)
      );
      CREATE INDEX pay_rules_client ON pay_rules (client_id, id);
      CREATE INDEX pay_rules_driver ON pay_rules (driver_id, id);
      CREATE INDEX pay_rules_basis ON pay_rules (basis, id);
      CREATE INDEX pay_rules_from ON pay_rules ("from", id);
      CREATE INDEX pay_rules_created ON pay_rules (created_at, id);
      CREATE INDEX pay_rules_removed ON pay_rules (removed_at, id) WHERE removed_at IS NOT NULL;

      CREATE TABLE deduction_rules (
        id uuid PRIMARY KEY,
        client_id uuid,
        driver_id bigint NOT NULL,
        kind text NOT NULL,
        basis text NOT NULL,
        rate numeric NOT NULL,
        "from" date NOT NULL,
        until date,
        target bigint,
        priority integer NOT NULL,
        when_short boolean NOT NULL,
        account_number text,
        description text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX deduction_rules_client ON deduction_rules (client_id, id);
      CREATE INDEX deduction_rules_driver ON deduction_rules (driver_id, id);
      CREATE INDEX deduction_rules_kind ON deduction_rules (kind, id);
      CREATE INDEX deduction_rules_from ON deduction_rules ("from", id);
      CREATE INDEX deduction_rules_priority ON deduction_rules (priority, id);
      CREATE INDEX deduction_rules_created ON deduction_rules (created_at, id);
      CREATE INDEX deduction_rules_removed ON deduction_rules (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX deduction_rules_words ON deduction_rules USING gin (description gin_trgm_ops);

      ALTER TABLE loads ADD COLUMN empty_miles numeric, ADD COLUMN stops integer;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
