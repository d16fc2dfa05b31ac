import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lines of entries say who is behind them and whether the entry moves money; those that read otherwise on cash basis
 * have rows of their own; the sums by month are kept on both bases, and by vehicle, driver and broker. An invoice has
 * the vehicle that earned it.
 */
export class TwoBases1763740800078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN vehicle_id uuid;
      CREATE INDEX invoices_vehicle ON invoices (vehicle_id, id) WHERE vehicle_id IS NOT NULL;
      CREATE INDEX journal_lines_own ON journal_lines (entry_date, entry_id, (-line)) WHERE client_id IS NULL;

      ALTER TABLE journal_lines ADD COLUMN party_kind text, ADD COLUMN party_id text,
        ADD COLUMN moved boolean NOT NULL DEFAULT false, ADD COLUMN accrual_only boolean NOT NULL DEFAULT false;
      ALTER TABLE journal_lines ALTER moved DROP DEFAULT, ALTER accrual_only DROP DEFAULT;
      CREATE INDEX journal_lines_cash ON journal_lines (entry_date, entry_id, (-line)) WHERE NOT accrual_only;
      CREATE INDEX journal_lines_party ON journal_lines (party_kind, party_id, entry_date, entry_id, (-line))
        WHERE party_id IS NOT NULL;

      CREATE TABLE cash_lines (
        entry_id uuid NOT NULL, line integer NOT NULL, entry_date date NOT NULL, account_number text NOT NULL,
        description text NOT NULL, reference text NOT NULL, debit bigint NOT NULL, credit bigint NOT NULL,
        source_kind text, source_id text, client_id uuid, caused_by text, load_id bigint, vehicle_id uuid,
        driver_id bigint, party_kind text, party_id text, document_id bigint, reverses uuid, moved boolean NOT NULL,
        created_at timestamptz NOT NULL, PRIMARY KEY (entry_id, line),
        CHECK (debit >= 0 AND credit >= 0 AND (debit = 0) <> (credit = 0))
      );
      CREATE INDEX cash_lines_date ON cash_lines (entry_date, entry_id, (-line));
      CREATE INDEX cash_lines_account ON cash_lines (account_number, entry_date, entry_id, (-line));
      CREATE INDEX cash_lines_client ON cash_lines (client_id, entry_date, entry_id, (-line))
        WHERE client_id IS NOT NULL;
      CREATE INDEX cash_lines_own ON cash_lines (entry_date, entry_id, (-line)) WHERE client_id IS NULL;
      CREATE INDEX cash_lines_load ON cash_lines (load_id, entry_date) WHERE load_id IS NOT NULL;

      CREATE FUNCTION cash_entries_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE difference bigint;
      BEGIN
        SELECT s.difference INTO difference
        FROM (SELECT DISTINCT entry_id FROM added) AS a,
          LATERAL (SELECT sum(c.debit - c.credit) AS difference FROM cash_lines c WHERE c.entry_id = a.entry_id) AS s
        WHERE s.difference <> 0 LIMIT 1;
        IF difference IS NOT NULL THEN
          RAISE EXCEPTION 'journal entry is out of balance on cash basis by % cents', difference USING ERRCODE = 'AX002';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER new_cash_entries_balance AFTER INSERT ON cash_lines
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cash_entries_must_balance();

      DROP TABLE ledger_months;
      CREATE TABLE ledger_months (
        basis text NOT NULL, month date NOT NULL, account_number text NOT NULL, client_id text NOT NULL,
        moved boolean NOT NULL, debit bigint NOT NULL, credit bigint NOT NULL, lines integer NOT NULL,
        PRIMARY KEY (basis, month, account_number, client_id, moved)
      );
      CREATE TABLE ledger_parts (
        basis text NOT NULL, dimension text NOT NULL, value text NOT NULL, month date NOT NULL,
        account_number text NOT NULL, client_id text NOT NULL, debit bigint NOT NULL, credit bigint NOT NULL,
        lines integer NOT NULL, PRIMARY KEY (basis, dimension, value, month, account_number, client_id)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
