import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was spent, and its sums by day. */
export class Expenses1763740800041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE expense_ids AS bigint;
      CREATE TABLE expenses (
        id bigint PRIMARY KEY, category text NOT NULL, amount bigint NOT NULL, expense_date date NOT NULL, vendor text, description text, client_id uuid,
        paid_from text NOT NULL, location text, driver_id bigint, load_id bigint, vehicle_id uuid, gallons numeric, fuel_type text, jurisdiction text,
        tax_paid boolean NOT NULL, mileage numeric, fuel_card_synced boolean NOT NULL, notes text, papers jsonb NOT NULL, version integer NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX expenses_day ON expenses (expense_date, id);
      CREATE INDEX expenses_amount ON expenses (amount, id);
      CREATE INDEX expenses_category ON expenses (category, id);
      CREATE INDEX expenses_client ON expenses (client_id, id);
      CREATE INDEX expenses_driver ON expenses (driver_id, id) WHERE driver_id IS NOT NULL;
      CREATE INDEX expenses_load ON expenses (load_id, id) WHERE load_id IS NOT NULL;
      CREATE INDEX expenses_vehicle ON expenses (vehicle_id, id) WHERE vehicle_id IS NOT NULL;
      CREATE INDEX expenses_created ON expenses (created_at, id);
      CREATE INDEX expenses_removed ON expenses (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX expenses_words ON expenses USING gin (vendor gin_trgm_ops, description gin_trgm_ops, category gin_trgm_ops);
      CREATE TABLE expense_days (
        day date NOT NULL, client_id text NOT NULL, driver_id text NOT NULL, category text NOT NULL, amount bigint NOT NULL,
        PRIMARY KEY (day, client_id, driver_id, category)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
