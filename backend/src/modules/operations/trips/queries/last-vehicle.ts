import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';

const LAST = `SELECT used.id FROM (
  (SELECT vehicle_id AS id, created_at AS at FROM trips WHERE driver_id = $1 AND removed_at IS NULL
   ORDER BY created_at DESC LIMIT 1)
  UNION ALL
  (SELECT vehicle_id, created_at FROM loads
   WHERE driver_id = $1 AND vehicle_id IS NOT NULL AND removed_at IS NULL AND status <> 'cancelled'
   ORDER BY created_at DESC LIMIT 1)
) used JOIN vehicles v ON v.id = used.id AND v.removed_at IS NULL ORDER BY used.at DESC LIMIT 1`;

/** The vehicle that a driver drove last, by its trips and loads; null when neither names one. */
@Injectable()
export class LastVehicle {
  constructor(private readonly dataSource: DataSource) {}

  async of(driverId: number): Promise<string | null> {
    const { rows } = await sqlOf(this.dataSource).query<{ id: string }>(LAST, [driverId]);
    return rows[0]?.id ?? null;
  }
}
