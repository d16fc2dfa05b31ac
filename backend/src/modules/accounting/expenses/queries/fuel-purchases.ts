import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import type { FuelUse } from '../domain/fuel-quantity';

/**
 * A purchase of fuel, as a fuel-tax return counts it; gallons as decimal text, amounts in cents. `fuelUse` is null
 * where nobody said what it is for: that counts as fuel for the road.
 */
export interface FuelPurchase {
  readonly id: number;
  readonly version: number;
  readonly date: IsoDate;
  readonly clientId: string | null;
  readonly vehicleId: string | null;
  readonly jurisdiction: string | null;
  readonly fuelType: string | null;
  readonly fuelUse: FuelUse | null;
  readonly gallons: string | null;
  readonly taxPaid: boolean;
  readonly amount: number;
  readonly mileage: string | null;
  readonly reference: string | null;
  readonly vendor: string | null;
}

/** The purchases of fuel of one client between two days, both included, by their days. */
export class FuelPurchases extends Query<readonly FuelPurchase[]> {
  constructor(
    readonly asked: { readonly clientId: string; readonly from: IsoDate; readonly to: IsoDate },
    readonly scope: Scope,
  ) {
    super();
  }
}

const ROWS = `SELECT id, version, expense_date AS date, client_id AS "clientId", vehicle_id AS "vehicleId",
    jurisdiction, fuel_type AS "fuelType", fuel_use AS "fuelUse", trim_scale(gallons) AS gallons,
    tax_paid AS "taxPaid", amount, trim_scale(mileage) AS mileage, reference, vendor
  FROM expenses WHERE category = 'fuel' AND removed_at IS NULL AND client_id = $1
    AND expense_date BETWEEN $2 AND $3 AND ${inScope('client_id', '$4')}
  ORDER BY expense_date, id`;

@QueryHandler(FuelPurchases)
export class FuelPurchasesHandler implements IQueryHandler<FuelPurchases> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ asked: { clientId, from, to }, scope }: FuelPurchases): Promise<readonly FuelPurchase[]> {
    const { rows } = await sqlOf(this.dataSource).query<FuelPurchase>(ROWS, [clientId, from, to, scope.clients]);
    return rows;
  }
}
