import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Trip } from '../trip';

/** The trips of a client that ended in a range of days, both included. */
export interface TripsAsked {
  readonly clientId: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** What a vehicle drove in a jurisdiction, in tenths of a mile: `{ miles: 12045 }` are 1,204.5 miles. */
export interface MilesDriven {
  readonly vehicleId: string;
  readonly jurisdiction: string;
  readonly miles: number;
  readonly taxableMiles: number;
  /** Of the miles, those of trips that are estimated. */
  readonly estimatedMiles: number;
}

/** Miles by vehicle and jurisdiction, in this order. */
export class MilesOf extends Query<readonly MilesDriven[]> {
  constructor(
    readonly asked: TripsAsked,
    readonly scope: Scope,
  ) {
    super();
  }
}

const WHERE = `t.removed_at IS NULL AND t.client_id = $1 AND t.date BETWEEN $2 AND $3 AND ${inScope('t.client_id', '$4')}`;
const MILES = `SELECT t.vehicle_id AS "vehicleId", leg.jurisdiction, (sum(leg.miles) * 10)::bigint AS miles,
  (sum(COALESCE(leg."taxableMiles", leg.miles)) * 10)::bigint AS "taxableMiles",
  (COALESCE(sum(leg.miles) FILTER (WHERE t.source = 'estimated'), 0) * 10)::bigint AS "estimatedMiles"
FROM trips t, jsonb_to_recordset(t.legs) AS leg (jurisdiction text, miles numeric, "taxableMiles" numeric)
WHERE ${WHERE} GROUP BY 1, 2 ORDER BY 1, 2`;

@QueryHandler(MilesOf)
export class MilesOfHandler implements IQueryHandler<MilesOf> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ asked: { clientId, from, to }, scope }: MilesOf): Promise<readonly MilesDriven[]> {
    const { rows } = await sqlOf(this.dataSource).query<MilesDriven>(MILES, [clientId, from, to, scope.clients]);
    return rows;
  }
}

/** A trip as a review looks at it. */
export type ReviewedTrip = Pick<
  Trip,
  | ('id' | 'version' | 'date' | 'vehicleId' | 'driverId' | 'loadId' | 'origin' | 'destination' | 'odometerStart')
  | ('odometerEnd' | 'legs' | 'source' | 'empty' | 'reference')
>;

/** The trips themselves, of each vehicle in the order in which it drove them. */
export class TripsOf extends Query<readonly ReviewedTrip[]> {
  constructor(
    readonly asked: TripsAsked,
    readonly scope: Scope,
  ) {
    super();
  }
}

const TRIPS = `SELECT t.id, t.version, t.date, t.vehicle_id AS "vehicleId", t.driver_id AS "driverId",
  t.load_id AS "loadId", t.origin, t.destination, t.odometer_start AS "odometerStart",
  t.odometer_end AS "odometerEnd", t.legs, t.source, t.empty, t.reference
FROM trips t WHERE ${WHERE} ORDER BY t.vehicle_id, t.date, t.odometer_start, t.id`;

@QueryHandler(TripsOf)
export class TripsOfHandler implements IQueryHandler<TripsOf> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ asked: { clientId, from, to }, scope }: TripsOf): Promise<readonly ReviewedTrip[]> {
    const { rows } = await sqlOf(this.dataSource).query<ReviewedTrip>(TRIPS, [clientId, from, to, scope.clients]);
    return rows;
  }
}
