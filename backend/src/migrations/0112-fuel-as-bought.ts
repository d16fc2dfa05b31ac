import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fuel as it was bought: what for, in which unit and currency, on which card; advances taken as cash on cards. */
export class FuelAsBought1763740800112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE expenses ADD COLUMN fuel_use text, ADD COLUMN quantity numeric, ADD COLUMN quantity_unit text,
        ADD COLUMN currency text, ADD COLUMN original_amount bigint, ADD COLUMN exchange_rate numeric,
        ADD COLUMN card_fee bigint, ADD COLUMN is_card_fee boolean, ADD COLUMN card_id bigint,
        ADD COLUMN transaction_id text;
      CREATE INDEX expenses_card ON expenses (card_id, id) WHERE card_id IS NOT NULL;
      CREATE INDEX expenses_fuel ON expenses (client_id, expense_date) WHERE category = 'fuel';
      ALTER TABLE vehicles ADD COLUMN tank_capacity integer, ADD COLUMN has_reefer boolean;
      ALTER TABLE driver_accounts ADD COLUMN on_card bigint NOT NULL DEFAULT 0;
      ALTER TABLE driver_accounts ALTER on_card DROP DEFAULT;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
