import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fuel cards of clients, how their files are read, their lines, and the imports that brought them. */
export class FleetCards1763740800113 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE fleet_card_ids;
      CREATE TABLE fleet_cards (
        id bigint PRIMARY KEY,
        client_id uuid,
        provider text NOT NULL,
        card_number text NOT NULL,
        card_number_last4 text NOT NULL,
        card_number_mark text NOT NULL,
        card_number_tail text,
        driver_id bigint,
        vehicle_id uuid,
        is_active boolean NOT NULL,
        last_sync_date date,
        notes text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX fleet_cards_number ON fleet_cards (client_id, card_number_mark) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX fleet_cards_client ON fleet_cards (client_id, id);
      CREATE INDEX fleet_cards_provider ON fleet_cards (provider, id);
      CREATE INDEX fleet_cards_driver ON fleet_cards (driver_id, id);
      CREATE INDEX fleet_cards_vehicle ON fleet_cards (vehicle_id, id);
      CREATE INDEX fleet_cards_is_active ON fleet_cards (is_active, id);
      CREATE INDEX fleet_cards_is_active_created ON fleet_cards (is_active, created_at, id);
      CREATE INDEX fleet_cards_created ON fleet_cards (created_at, id);
      CREATE INDEX fleet_cards_removed ON fleet_cards (removed_at, id) WHERE removed_at IS NOT NULL;

      CREATE TABLE fuel_mappings (
        id uuid PRIMARY KEY,
        client_id uuid,
        provider text NOT NULL,
        columns jsonb NOT NULL,
        date_format text NOT NULL,
        decimal_mark text NOT NULL,
        unit text NOT NULL,
        currency text NOT NULL,
        exchange_rate numeric,
        remembered jsonb NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX fuel_mappings_provider ON fuel_mappings (client_id, provider) NULLS NOT DISTINCT WHERE removed_at IS NULL;
      CREATE INDEX fuel_mappings_client ON fuel_mappings (client_id, id);
      CREATE INDEX fuel_mappings_created ON fuel_mappings (created_at, id);
      CREATE INDEX fuel_mappings_removed ON fuel_mappings (removed_at, id) WHERE removed_at IS NOT NULL;

      CREATE TABLE fuel_transactions (
        id uuid PRIMARY KEY,
        client_id uuid,
        provider text NOT NULL,
        external_id text,
        transaction_id text NOT NULL,
        content_mark text NOT NULL,
        date date NOT NULL,
        time text,
        card_last4 text,
        card_mark text,
        card_id bigint,
        unit text,
        driver_said text,
        vehicle_id uuid,
        driver_id bigint,
        odometer numeric,
        site text,
        city text,
        state text,
        jurisdiction text,
        product text NOT NULL,
        product_class text,
        quantity numeric,
        quantity_unit text NOT NULL,
        currency text NOT NULL,
        amount bigint NOT NULL,
        fee bigint NOT NULL,
        exchange_rate numeric,
        invoice text,
        status text NOT NULL,
        reasons jsonb NOT NULL,
        dismissed_for text,
        expense_id bigint,
        import_id uuid,
        line integer NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX fuel_transactions_client ON fuel_transactions (client_id, id);
      CREATE INDEX fuel_transactions_provider ON fuel_transactions (provider, id);
      CREATE INDEX fuel_transactions_date ON fuel_transactions (date, id);
      CREATE INDEX fuel_transactions_card ON fuel_transactions (card_id, id);
      CREATE INDEX fuel_transactions_vehicle ON fuel_transactions (vehicle_id, id);
      CREATE INDEX fuel_transactions_driver ON fuel_transactions (driver_id, id);
      CREATE INDEX fuel_transactions_amount ON fuel_transactions (amount, id);
      CREATE INDEX fuel_transactions_status ON fuel_transactions (status, id);
      CREATE INDEX fuel_transactions_status_created ON fuel_transactions (status, created_at, id);
      CREATE INDEX fuel_transactions_created ON fuel_transactions (created_at, id);
      CREATE INDEX fuel_transactions_removed ON fuel_transactions (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX fuel_transactions_words ON fuel_transactions USING gin (transaction_id gin_trgm_ops, unit gin_trgm_ops, site gin_trgm_ops, invoice gin_trgm_ops);

      CREATE TABLE fuel_imports (
        id uuid PRIMARY KEY,
        source text NOT NULL,
        provider text NOT NULL,
        name text NOT NULL,
        file text NOT NULL,
        ordered_by text NOT NULL,
        user_id uuid,
        role text NOT NULL,
        for_client_id uuid,
        for_firm boolean NOT NULL,
        exchange_rate numeric,
        status text NOT NULL,
        imported integer NOT NULL,
        duplicates integer NOT NULL,
        set_aside integer NOT NULL,
        rejected integer NOT NULL,
        done integer NOT NULL,
        total integer NOT NULL,
        lines jsonb NOT NULL,
        reason text,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX fuel_imports_source ON fuel_imports (source, id);
      CREATE INDEX fuel_imports_provider ON fuel_imports (provider, id);
      CREATE INDEX fuel_imports_status ON fuel_imports (status, id);
      CREATE INDEX fuel_imports_status_created ON fuel_imports (status, created_at, id);
      CREATE INDEX fuel_imports_created ON fuel_imports (created_at, id);
      CREATE INDEX fuel_imports_removed ON fuel_imports (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX fuel_imports_words ON fuel_imports USING gin (name gin_trgm_ops);
      CREATE INDEX fuel_transactions_import ON fuel_transactions (import_id) WHERE card_id IS NOT NULL;
      CREATE INDEX fuel_transactions_content ON fuel_transactions (content_mark);
      CREATE INDEX fuel_transactions_fee ON fuel_transactions (transaction_id) WHERE fee > 0;
      CREATE INDEX fuel_transactions_vehicle_date ON fuel_transactions (vehicle_id, date);
      CREATE INDEX fuel_transactions_client_date ON fuel_transactions (client_id, date);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
