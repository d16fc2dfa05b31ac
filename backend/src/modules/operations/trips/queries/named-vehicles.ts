import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { mistake } from '../../../../platform/core/errors';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';

const LAST = `SELECT used.id FROM (
  (SELECT vehicle_id AS id, created_at AS at FROM trips WHERE driver_id = $1 AND removed_at IS NULL
   ORDER BY created_at DESC LIMIT 1)
  UNION ALL
  (SELECT vehicle_id, created_at FROM loads
   WHERE driver_id = $1 AND vehicle_id IS NOT NULL AND removed_at IS NULL AND status <> 'cancelled'
   ORDER BY created_at DESC LIMIT 1)
) used JOIN vehicles v ON v.id = used.id AND v.removed_at IS NULL ORDER BY used.at DESC LIMIT 1`;

const CALLED = `SELECT id FROM vehicles WHERE removed_at IS NULL AND lower(unit_number) = lower($1)
  AND ($2::uuid IS NULL OR client_id IS NULL OR client_id = $2) AND ${inScope('client_id', '$3')} LIMIT 2`;

/** Vehicles that a trip names otherwise than by their id. */
@Injectable()
export class NamedVehicles {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The vehicle of that unit number, within a client where one is known.
   * @throws RuleViolation INVALID naming `unitNumber` where none or several are called so
   */
  async called(unitNumber: string, clientId: string | null, { clients }: Scope): Promise<string> {
    const { rows } = await sqlOf(this.dataSource).query<{ id: string }>(CALLED, [unitNumber, clientId, clients]);
    const [found, another] = rows;
    if (found && !another) return found.id;
    const wrong = found ? 'Several vehicles have this unit number: say whose it is' : 'No vehicle has this unit number';
    throw mistake('unitNumber', wrong);
  }

  /** The vehicle that a driver drove last, by its trips and loads; null when neither names one. */
  async lastOf(driverId: number): Promise<string | null> {
    const { rows } = await sqlOf(this.dataSource).query<{ id: string }>(LAST, [driverId]);
    return rows[0]?.id ?? null;
  }
}
