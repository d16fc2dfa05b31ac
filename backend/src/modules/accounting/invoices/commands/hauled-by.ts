import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Driver } from '../../../operations/drivers';
import { Load } from '../../../operations/loads';
import { Vehicle } from '../../../operations/vehicles';

/** Who hauls a load: `{ vehicleId: '0198…', driverId: 4 }`. */
export interface Hauled {
  readonly vehicleId: string | null;
  readonly driverId: number | null;
}

/** Looks up who hauls a load, so that the income of its invoice counts for them. */
@Injectable()
export class HauledBy {
  constructor(
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Vehicle) private readonly vehicles: RecordStore<Vehicle>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
  ) {}

  /** The vehicle and driver of the load, each null when there is none, or when it was removed or is out of scope. */
  async of(loadId: number | null, scope: Scope): Promise<Hauled> {
    const load = loadId === null ? null : await this.loads.find(scope, loadId);
    const [vehicle, driver] = await Promise.all([
      load?.vehicleId ? this.vehicles.find(scope, load.vehicleId) : null,
      load?.driverId ? this.drivers.find(scope, load.driverId) : null,
    ]);
    return {
      vehicleId: vehicle?.removedAt === null ? vehicle.id : null,
      driverId: driver?.removedAt === null ? driver.id : null,
    };
  }
}
