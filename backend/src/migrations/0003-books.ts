import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices, their payments, and the double-entry books. The constraint trigger lets no unbalanced entry be committed.
 */
export class Books1763740800003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoices (
        id bigint PRIMARY KEY, invoice_number text NOT NULL, client_id uuid, load_id bigint, broker_id bigint NOT NULL, driver_id bigint, amount bigint NOT NULL,
        paid bigint NOT NULL, status text NOT NULL, issue_date date NOT NULL, due_date date, paid_date date, notes text, lines jsonb NOT NULL,
        sent_at timestamptz, sent_to text,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX invoices_number ON invoices (invoice_number);
      CREATE INDEX invoices_status ON invoices (status, id DESC);
      CREATE INDEX invoices_due ON invoices (due_date) WHERE status = 'pending';
      CREATE INDEX invoices_broker ON invoices (broker_id, id DESC);
      CREATE INDEX invoices_client ON invoices (client_id, id DESC);
      CREATE INDEX invoices_load ON invoices (load_id);

      CREATE TABLE payments (
        id bigint PRIMARY KEY, invoice_id bigint NOT NULL, invoice_number text NOT NULL, client_id uuid, amount bigint NOT NULL, payment_date date NOT NULL,
        payment_method text NOT NULL, factor_id text, factor_fee bigint, net_amount bigint NOT NULL, notes text, reversed_at timestamptz, reversal_reason text,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX payments_invoice ON payments (invoice_id);
      CREATE INDEX payments_date ON payments (payment_date);

      CREATE TABLE accounts (
        id text PRIMARY KEY, name text NOT NULL, type text NOT NULL, subtype text, description text, active boolean NOT NULL,
        version integer NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL
      );

      CREATE TABLE journal_lines (
        entry_id uuid NOT NULL, line integer NOT NULL, entry_date date NOT NULL, account_number text NOT NULL, description text NOT NULL, reference text NOT NULL,
        debit bigint NOT NULL, credit bigint NOT NULL, source_kind text, source_id text, client_id uuid, created_at timestamptz NOT NULL,
        PRIMARY KEY (entry_id, line),
        CHECK (debit >= 0 AND credit >= 0 AND (debit = 0) <> (credit = 0))
      );
      CREATE INDEX journal_lines_date ON journal_lines (entry_date DESC, entry_id DESC, line);
      CREATE INDEX journal_lines_account ON journal_lines (account_number, entry_date);
      CREATE INDEX journal_lines_source ON journal_lines (source_kind, source_id);

      CREATE FUNCTION entry_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE difference bigint;
      BEGIN
        SELECT COALESCE(sum(debit - credit), 0) INTO difference FROM journal_lines
          WHERE entry_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.entry_id ELSE NEW.entry_id END;
        IF difference <> 0 THEN
          RAISE EXCEPTION 'journal entry is out of balance by % cents', difference USING ERRCODE = 'AX002';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER entries_balance AFTER INSERT OR UPDATE OR DELETE ON journal_lines
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_must_balance();
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
