import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { Places } from '../../../../platform/places/places';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Load, ZonedStops } from '../../loads';
import type { OpenLoad, Spot } from '../domain/told-times';

/**
 * Loads of these vehicles that stop somewhere within these days, or at a time that nobody knows: none is left out. What
 * was delivered before is none of them.
 */
const LOADS = `SELECT l.id, v.unit_number AS unit, v.vin FROM loads l JOIN vehicles v ON v.id = l.vehicle_id
WHERE l.removed_at IS NULL AND l.status <> 'cancelled' AND ${inScope('l.client_id', '$1')}
  AND (lower(v.unit_number) = ANY($2) OR lower(v.vin) = ANY($2))
  AND (l.delivered_on IS NULL OR l.delivered_on >= $3::date)
  AND CASE WHEN jsonb_array_length(coalesce(l.stop_times, '[]')) > 0
    THEN EXISTS (SELECT FROM jsonb_array_elements(l.stop_times) stop
      WHERE coalesce((coalesce(stop ->> 'arrivedAt', stop ->> 'appointment')::timestamptz BETWEEN $3 AND $4), true))
    ELSE jsonb_array_length(coalesce(l.via, '[]')) > 0
      OR coalesce(l.pickup_date BETWEEN $3 AND $4, true) OR coalesce(l.dropoff_date BETWEEN $3 AND $4, true) END
ORDER BY l.id DESC`;
interface Row {
  readonly id: number;
  readonly unit: string;
  readonly vin: string | null;
}
/** Loads are looked at so many at a time. */
const AT_ONCE = 100;

/** The loads that trucks of a file haul, each with its stops, their time zones and where they are. */
@Injectable()
export class OpenLoads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly places: Places,
    private readonly stops: ZonedStops,
    private readonly firm: Firm,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
  ) {}

  /** @param days the first and the last time at which one of them may stop */
  async of(vehicles: readonly string[], days: readonly [Date, Date], scope: Scope): Promise<readonly OpenLoad[]> {
    const names = [...new Set(vehicles.map((each) => each.trim().toLowerCase()))];
    const { rows } = await poolOf(this.dataSource).query<Row>(LOADS, [scope.clients, names, ...days]);
    const { timeZone: ofFirm } = await this.firm.values();
    const found: OpenLoad[] = [];
    for (let at = 0; at < rows.length; at += AT_ONCE)
      found.push(...(await this.stopping(rows.slice(at, at + AT_ONCE), ofFirm, scope)));
    return found;
  }

  private stopping(rows: readonly Row[], ofFirm: string, scope: Scope): Promise<OpenLoad[]> {
    return Promise.all(
      rows.map(async ({ id, unit, vin }): Promise<OpenLoad> => {
        const load = await this.loads.get(scope, id);
        const stops = await this.stops.of(load);
        return {
          ...{ id, loadNumber: load.loadNumber, vehicleNames: vin === null ? [unit] : [unit, vin] },
          stops: await Promise.all(
            stops.map(async ({ place, timeZone, appointment, arrivedAt, departedAt }) => ({
              ...{ place, appointment, arrivedAt, departedAt, timeZone: timeZone ?? ofFirm },
              spot: await this.spotOf(place),
            })),
          ),
        };
      }),
    );
  }

  /** Where a place is; null where its name is not clear. */
  async spotOf(place: string): Promise<Spot | null> {
    const [one, another] = await this.places.meant(place);
    return one && !another ? { latitude: one.latitude, longitude: one.longitude } : null;
  }
}
