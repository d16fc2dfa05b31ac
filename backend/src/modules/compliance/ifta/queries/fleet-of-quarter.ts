import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { COUNTED_FUEL } from '../../../accounting/expenses';
import type { FleetVehicle } from '../domain/inputs';

/** How many records a return is made from, and a hash over their ids and versions, by which a change is seen. */
export interface Mark {
  readonly trips: number;
  readonly fuelRows: number;
  readonly hash: string;
}

const FLEET = `SELECT id, unit_number AS "unitNumber", weight, axles, fuel_type AS "fuelType" FROM vehicles
WHERE id = ANY($1::uuid[])`;
const markOf = (table: string, where: string): string => `SELECT count(*)::int AS count, encode(sha256(convert_to(
    COALESCE(string_agg(e.id::text || ':' || e.version, ',' ORDER BY e.id), ''), 'UTF8')), 'hex') AS hash
  FROM ${table} e WHERE e.removed_at IS NULL AND e.client_id = $1 AND ${where}`;
const TRIPS = markOf('trips', 'e.date BETWEEN $2 AND $3');
const FUEL = markOf('expenses', `e.category = 'fuel' AND ${COUNTED_FUEL} AND e.expense_date BETWEEN $2 AND $3`);

/** Vehicles of a fleet by id, and the mark of what they did. */
@Injectable()
export class FleetOfQuarter {
  constructor(private readonly dataSource: DataSource) {}

  async vehicles(ids: readonly string[]): Promise<readonly FleetVehicle[]> {
    return (await sqlOf(this.dataSource).query<FleetVehicle>(FLEET, [ids])).rows;
  }

  async mark(clientId: string, { from, to }: { readonly from: IsoDate; readonly to: IsoDate }): Promise<Mark> {
    const sql = sqlOf(this.dataSource);
    const values = [clientId, from, to];
    const { rows: trips } = await sql.query<{ count: number; hash: string }>(TRIPS, values);
    const { rows: fuel } = await sql.query<{ count: number; hash: string }>(FUEL, values);
    const [ofTrips, ofFuel] = [trips[0], fuel[0]];
    return {
      trips: ofTrips?.count ?? 0,
      fuelRows: ofFuel?.count ?? 0,
      hash: `${ofTrips?.hash ?? ''}:${ofFuel?.hash ?? ''}`,
    };
  }
}
