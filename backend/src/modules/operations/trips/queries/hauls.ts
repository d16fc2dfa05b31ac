import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { addDays, dateIn, type IsoDate } from '../../../../platform/money/dates';
import { Calendar } from '../../../../platform/web/routes/time-travel.guard';
import type { LoadStop } from '../../loads';
import { LONGEST_GAP_DAYS, type Haul, type KnownTrip } from '../domain/load-trips';
import type { TripsAsked } from './miles-of';

/** A delivered load that names no vehicle. */
export interface Unnamed {
  readonly loadId: number;
  readonly loadNumber: string;
}
type LoadRow = Omit<Haul, 'vehicleId' | 'pickupDay' | 'pickedUpAt' | 'via'> & {
  readonly via: readonly LoadStop[] | null;
  readonly vehicleId: string | null;
  readonly pickedUpAt: Date | string | null;
};

const LOADS = `SELECT id AS "loadId", load_number AS "loadNumber", vehicle_id AS "vehicleId", driver_id AS "driverId",
  pickup_location AS "from", dropoff_location AS "to", via, pickup_date AS "pickedUpAt", delivered_on AS "deliveredOn"
FROM loads WHERE client_id = $1 AND status = 'delivered' AND removed_at IS NULL AND delivered_on BETWEEN $2 AND $3
ORDER BY id`;
const TRIPS = `SELECT t.vehicle_id AS "vehicleId", v.unit_number AS "vehicleUnit", t.date, t.load_id AS "loadId",
  t.empty, t.source = 'estimated' AS "isEstimated"
FROM trips t JOIN vehicles v ON v.id = t.vehicle_id WHERE t.removed_at IS NULL AND t.client_id = $1
  AND (t.date BETWEEN $2 AND $3 OR t.load_id = ANY($4)) ORDER BY t.date, t.id`;

/** The delivered loads of a client, and the trips that its vehicles have already. */
@Injectable()
export class Hauls {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendar: Calendar,
  ) {}

  /** The loads of a range of days, and those before and after it that one of its trips may lead from or to. */
  async around({ clientId, from, to }: TripsAsked): Promise<{ hauls: readonly Haul[]; unnamed: readonly Unnamed[] }> {
    const timeZone = await this.calendar.timeZone();
    const dayOf = (at: Date): IsoDate => dateIn(timeZone, at);
    const days = [addDays(from, -2 * LONGEST_GAP_DAYS), addDays(to, LONGEST_GAP_DAYS)];
    const { rows } = await sqlOf(this.dataSource).query<LoadRow>(LOADS, [clientId, ...days]);
    const hauls = rows.flatMap(({ vehicleId, pickedUpAt, via, ...row }): Haul[] => {
      const at = pickedUpAt === null ? null : new Date(pickedUpAt);
      return vehicleId === null
        ? []
        : [
            {
              ...row,
              via: (via ?? []).map(({ place }) => place),
              vehicleId,
              pickedUpAt: at?.toISOString() ?? null,
              pickupDay: at && dayOf(at),
            },
          ];
    });
    const unnamed = rows.filter(
      ({ vehicleId, deliveredOn }) => vehicleId === null && deliveredOn >= from && deliveredOn <= to,
    );
    return { hauls, unnamed };
  }

  async known({ clientId, from, to }: TripsAsked, loadIds: readonly number[]): Promise<readonly KnownTrip[]> {
    const first = addDays(from, -LONGEST_GAP_DAYS);
    const { rows } = await sqlOf(this.dataSource).query<KnownTrip>(TRIPS, [clientId, first, to, loadIds]);
    return rows;
  }
}
