import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { COUNTED_FUEL, FuelPurchases } from '../../../accounting/expenses';
import { TripsOf } from '../../../operations/trips';
import { before, daysOf, quarterIn, type Period } from '../domain/period';
import { reviewOf } from '../domain/review';
import type { PurchaseSeen, Review } from '../domain/reviewed';
import { FleetOfQuarter } from './fleet-of-quarter';
import { WorkOutReturn } from './work-out-return';

const OUTSIDE = `SELECT e.id, e.vehicle_id AS "vehicleId", e.expense_date AS date, e.vendor, e.jurisdiction,
  trim_scale(e.gallons) AS gallons, e.amount, e.tax_paid AS "taxPaid", e.reference FROM expenses e
WHERE e.removed_at IS NULL AND e.category = 'fuel' AND ${COUNTED_FUEL} AND e.client_id = $1
  AND e.booked_on BETWEEN $2 AND $3 AND e.expense_date NOT BETWEEN $2 AND $3 ORDER BY e.id LIMIT 200`;

/** Looks a quarter through as an auditor would. */
@Injectable()
export class ReviewQuarter {
  constructor(
    private readonly queries: QueryBus,
    private readonly dataSource: DataSource,
    private readonly fleet: FleetOfQuarter,
    private readonly works: WorkOutReturn,
  ) {}

  async of(clientId: string, quarter: Period, scope: Scope): Promise<Review> {
    const { from, to } = daysOf(quarter);
    const days = { clientId, from, to };
    const { made: last } = await this.works.unmarked(
      { clientId, ...quarterIn(before(quarter)), units: 'us', previousCredit: 0, filedOn: null },
      scope,
    );
    const trips = await this.queries.execute(new TripsOf(days, scope));
    const bought = await this.queries.execute(new FuelPurchases(days, scope));
    const purchases = bought.flatMap(({ gallons, fuelUse, ...fill }): PurchaseSeen[] =>
      gallons === null || Number(gallons) === 0 || (fuelUse ?? 'road') !== 'road' ? [] : [{ ...fill, gallons }],
    );
    const { rows: outside } = await sqlOf(this.dataSource).query<PurchaseSeen>(OUTSIDE, [clientId, from, to]);
    const ids = [...trips, ...purchases].flatMap(({ vehicleId }) => (vehicleId === null ? [] : [vehicleId]));
    const vehicles = await this.fleet.vehicles([...new Set(ids)]);
    const mpgBefore = last.sections.find(({ fuelType }) => fuelType === 'diesel')?.fleetMpg ?? null;
    return reviewOf({ quarter, vehicles, trips, purchases, outside, mpgBefore });
  }
}
