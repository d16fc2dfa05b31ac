import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { Places } from '../../../../platform/places/places';
import { PlanRoute } from '../../routing';
import { anomaliesOf, type Finding, type LookedAt, type Truck } from '../domain/anomalies';

/** What is odd is looked for in the purchases of these days, at most so many. */
const DAYS = 62;
const MOST = 2_000;
const MOST_ROUTES = 60;

const BOUGHT = `SELECT t.id, t.date, t.time, t.vehicle_id AS "vehicleId", t.unit, t.product_class AS "productClass",
    trim_scale(t.quantity) AS quantity, t.quantity_unit AS unit_of, t.odometer, t.jurisdiction, t.city,
    trim_scale(e.gallons) AS gallons
  FROM fuel_transactions t JOIN expenses e ON e.id = t.expense_id AND e.removed_at IS NULL
  WHERE t.status = 'imported' AND t.date >= $1 AND ($2::uuid IS NULL OR t.client_id = $2)
    AND ${inScope('t.client_id', '$3')} AND t.product_class IN ('diesel', 'reefer_diesel', 'gasoline')
  ORDER BY t.date DESC, t.id LIMIT ${MOST}`;
const TRUCKS = `SELECT id, tank_capacity AS "tankCapacity", has_reefer AS "hasReefer" FROM vehicles
  WHERE id = ANY($1::uuid[])`;
const LOADS = `SELECT vehicle_id AS "vehicleId", pickup_location AS "from", dropoff_location AS "to",
    pickup_date::date AS first, COALESCE(delivered_on, dropoff_date::date, pickup_date::date) AS last
  FROM loads WHERE removed_at IS NULL AND status <> 'cancelled' AND pickup_date IS NOT NULL
    AND vehicle_id = ANY($1::uuid[]) AND pickup_date >= $2::date - 14`;

const WAITING = `SELECT count(*)::int AS total FROM fuel_transactions t WHERE status = 'set_aside'
  AND removed_at IS NULL AND ($1::uuid IS NULL OR t.client_id = $1) AND ${inScope('t.client_id', '$2')}`;

interface Bought {
  readonly id: string;
  readonly date: IsoDate;
  readonly time: string | null;
  readonly vehicleId: string | null;
  readonly unit: string | null;
  readonly productClass: string;
  readonly odometer: string | null;
  readonly jurisdiction: string | null;
  readonly city: string | null;
  readonly gallons: string | null;
}
interface Haul {
  readonly vehicleId: string;
  readonly from: string;
  readonly to: string;
  readonly first: IsoDate;
  readonly last: IsoDate;
}
export type FoundPurchase = Pick<Bought, 'id' | 'date' | 'unit' | 'vehicleId'>;
export interface Reviewed {
  readonly findings: readonly Finding[];
  readonly purchases: ReadonlyMap<string, FoundPurchase>;
}

/** Looks for what is odd about purchases on fuel cards. */
@Injectable()
export class FuelReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly places: Places,
    private readonly routes: PlanRoute,
  ) {}

  async of(clientId: string | null, today: IsoDate, scope: Scope): Promise<Reviewed> {
    const sql = sqlOf(this.dataSource);
    const since = addDays(today, -DAYS);
    const { rows } = await sql.query<Bought>(BOUGHT, [since, clientId, scope.clients]);
    const ids = [...new Set(rows.flatMap(({ vehicleId }) => vehicleId ?? []))];
    const trucks = (await sql.query<Truck & { id: string }>(TRUCKS, [ids])).rows;
    const hauls = (await sql.query<Haul>(LOADS, [ids, since])).rows;
    const byId = new Map(trucks.map((truck) => [truck.id, truck]));
    const states = await this.statesOf(rows, hauls);
    const looked = await Promise.all(rows.map((row) => this.looked(row)));
    const findings = anomaliesOf(looked, {
      truck: (vehicleId) => byId.get(vehicleId) ?? null,
      statesOn: (vehicleId, date) => states.get(`${vehicleId} ${date}`) ?? null,
    });
    return { findings, purchases: new Map(rows.map((row) => [row.id, row])) };
  }

  /** How many lines are set aside. */
  async waiting(clientId: string | null, scope: Scope): Promise<number> {
    const { rows } = await sqlOf(this.dataSource).query<{ total: number }>(WAITING, [clientId, scope.clients]);
    return rows[0]?.total ?? 0;
  }

  private async looked({ gallons, odometer, productClass, city, ...row }: Bought): Promise<LookedAt> {
    const isReefer = productClass === 'reefer_diesel';
    const meant = city && row.jurisdiction ? await this.places.meant(`${city}, ${row.jurisdiction}`) : [];
    const [place = null] = meant.length === 1 ? meant : [];
    const miles = odometer === null ? null : Number(odometer);
    return { ...row, isReefer, place, odometer: miles, gallons: gallons === null ? null : Number(gallons) };
  }

  /** The states that loads of vehicles lead through on the days of purchases. A load without a clear way has none. */
  private async statesOf(rows: readonly Bought[], hauls: readonly Haul[]): Promise<Map<string, readonly string[]>> {
    const ways = new Map<string, readonly string[] | null>();
    const found = new Map<string, readonly string[]>();
    for (const { vehicleId, date } of rows) {
      const key = `${vehicleId ?? ''} ${date}`;
      if (found.has(key)) continue;
      const ofDay = hauls.filter((haul) => haul.vehicleId === vehicleId && haul.first <= date && date <= haul.last);
      const each: (readonly string[] | null)[] = [];
      for (const { from, to } of ofDay) {
        const way = JSON.stringify([from, to]);
        if (!ways.has(way)) ways.set(way, ways.size < MOST_ROUTES ? await this.way(from, to) : null);
        each.push(ways.get(way) ?? null);
      }
      if (each.length > 0 && each.every((way) => way !== null))
        found.set(key, [...new Set(each.flatMap((way) => way ?? []))]);
    }
    return found;
  }

  private async way(from: string, to: string): Promise<readonly string[] | null> {
    try {
      const { legs } = await this.routes.plan({ from, to, via: [] });
      return legs.map(({ jurisdiction }) => jurisdiction);
    } catch (error) {
      if (error instanceof RuleViolation) return null;
      throw error;
    }
  }
}
