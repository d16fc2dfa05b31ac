import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { firstOfMonth, type IsoDate } from '../../../../platform/money/dates';

/** How the fuel cards stand: counts of what the viewer sees. */
export interface FuelCounts {
  readonly cards: number;
  readonly activeCards: number;
  readonly importedThisMonth: number;
  readonly setAside: number;
}
const COUNTS = `SELECT
    (SELECT count(*)::int FROM fleet_cards c WHERE removed_at IS NULL AND ${inScope('c.client_id', '$1')}) AS cards,
    (SELECT count(*)::int FROM fleet_cards c WHERE removed_at IS NULL AND is_active
      AND ${inScope('c.client_id', '$1')}) AS "activeCards",
    (SELECT count(*)::int FROM fuel_transactions t WHERE removed_at IS NULL AND status = 'imported' AND date >= $2
      AND ${inScope('t.client_id', '$1')}) AS "importedThisMonth",
    (SELECT count(*)::int FROM fuel_transactions t WHERE removed_at IS NULL AND status = 'set_aside'
      AND ${inScope('t.client_id', '$1')}) AS "setAside"`;
const LAST = `SELECT updated_at AS at FROM fuel_imports WHERE status = 'done'
  ORDER BY created_at DESC, id DESC LIMIT 1`;

/** Reads how the fuel cards stand. */
@Injectable()
export class FuelStatus {
  constructor(private readonly dataSource: DataSource) {}

  async of(today: IsoDate, scope: Scope): Promise<FuelCounts & { readonly lastSyncAt: string | null }> {
    const sql = sqlOf(this.dataSource);
    const { rows } = await sql.query<FuelCounts>(COUNTS, [scope.clients, firstOfMonth(today)]);
    const last = (await sql.query<{ at: Date | string }>(LAST, [])).rows[0];
    const none = { cards: 0, activeCards: 0, importedThisMonth: 0, setAside: 0 };
    return { ...(rows[0] ?? none), lastSyncAt: last ? new Date(last.at).toISOString() : null };
  }
}
