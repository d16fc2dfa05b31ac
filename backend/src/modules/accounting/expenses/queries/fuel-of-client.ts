import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';

/** The fuel of a client that was bought in a range of days, both included. */
export interface FuelAsked {
  readonly clientId: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}
/** Fuel of a vehicle (null: none is named) by jurisdiction (null: the receipt names none); gallons as decimal text. */
export interface FuelByVehicle {
  readonly vehicleId: string | null;
  readonly jurisdiction: string | null;
  readonly fuelType: string | null;
  readonly taxPaid: boolean;
  readonly gallons: string;
}

/** Gallons by vehicle, jurisdiction and fuel. */
export class FuelOfClient extends Query<readonly FuelByVehicle[]> {
  constructor(
    readonly asked: FuelAsked,
    readonly scope: Scope,
  ) {
    super();
  }
}

/** Of fuel, alias `e`: what goes into main tanks; not reefer fuel, exhaust fluid or what else a station sells. */
export const COUNTED_FUEL = "e.gallons > 0 AND COALESCE(e.fuel_use, 'road') = 'road'";
const WHERE = `e.removed_at IS NULL AND e.category = 'fuel' AND ${COUNTED_FUEL} AND e.client_id = $1
  AND e.expense_date BETWEEN $2 AND $3 AND ${inScope('e.client_id', '$4')}`;
const SUMS = `SELECT e.vehicle_id AS "vehicleId", e.jurisdiction, e.fuel_type AS "fuelType", e.tax_paid AS "taxPaid",
  sum(e.gallons)::text AS gallons
FROM expenses e WHERE ${WHERE} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`;

@QueryHandler(FuelOfClient)
export class FuelOfClientHandler implements IQueryHandler<FuelOfClient> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ asked: { clientId, from, to }, scope }: FuelOfClient): Promise<readonly FuelByVehicle[]> {
    return (await sqlOf(this.dataSource).query<FuelByVehicle>(SUMS, [clientId, from, to, scope.clients])).rows;
  }
}
