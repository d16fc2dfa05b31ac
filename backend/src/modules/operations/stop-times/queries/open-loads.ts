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

/** Loads that were not finished long ago, of these vehicles, with their times or without. */
const LOADS = `SELECT l.id, v.unit_number AS unit, v.vin FROM loads l JOIN vehicles v ON v.id = l.vehicle_id
WHERE l.removed_at IS NULL AND l.status <> 'cancelled' AND ${inScope('l.client_id', '$1')}
  AND (lower(v.unit_number) = ANY($2) OR lower(v.vin) = ANY($2))
ORDER BY l.id DESC LIMIT 500`;

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

  async of(vehicles: readonly string[], scope: Scope): Promise<readonly OpenLoad[]> {
    const names = [...new Set(vehicles.map((each) => each.trim().toLowerCase()))];
    const { rows } = await poolOf(this.dataSource).query<{ id: number; unit: string; vin: string | null }>(LOADS, [
      scope.clients,
      names,
    ]);
    const { timeZone: ofFirm } = await this.firm.values();
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
