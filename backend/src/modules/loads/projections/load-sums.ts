import { Entity, PrimaryColumn } from 'typeorm';
import { Decimal, Id, TextKey } from '../../../platform/database/columns';
import { defineSums } from '../../../platform/projections/sums';
import { kindOf } from '../../../platform/records/kind';
import { Load, type LoadStatus } from '../load';

/** How many loads of a client ('' is none) stand in a status, and their miles. */
@Entity('load_sums')
export class LoadSumRow {
  @TextKey() clientId: string;
  @TextKey() status: LoadStatus;
  @Id() loads: number;
  @Decimal() miles: string;
}

defineSums<Load, LoadSumRow>({
  name: 'load-sums',
  version: 1,
  of: kindOf(Load).projection,
  table: LoadSumRow,
  parts: ({ clientId, status, distance, removedAt }) =>
    removedAt === null ? [{ clientId: clientId ?? '', status, loads: 1, miles: distance ?? '0' }] : [],
  inSql: `SELECT COALESCE(client_id::text, ''), status, count(*), COALESCE(sum(distance), 0) FROM loads WHERE removed_at IS NULL GROUP BY 1, 2`,
});

/** Miles of the loads of a client ('' is none) that were delivered on a day. */
@Entity('delivery_days')
export class DeliveryDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @TextKey() clientId: string;
  @Decimal() miles: string;
}

defineSums<Load, DeliveryDayRow>({
  name: 'delivery-days',
  version: 1,
  of: kindOf(Load).projection,
  table: DeliveryDayRow,
  parts: ({ status, deliveredOn, clientId, distance, removedAt }) =>
    removedAt === null && status === 'delivered' && deliveredOn !== null
      ? [{ day: deliveredOn, clientId: clientId ?? '', miles: distance ?? '0' }]
      : [],
  inSql: `SELECT delivered_on, COALESCE(client_id::text, ''), COALESCE(sum(distance), 0) FROM loads
    WHERE removed_at IS NULL AND status = 'delivered' AND delivered_on IS NOT NULL GROUP BY 1, 2`,
});
