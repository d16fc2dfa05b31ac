import { Entity, PrimaryColumn } from 'typeorm';
import { Decimal, Id, TextKey } from '../../../platform/database/columns';
import { defineSums } from '../../../platform/projections/sums';
import { load, type LoadRow } from '../domain/load';

/** How many loads of a client ('' is none) stand in a status, and their miles. */
@Entity('load_sums')
export class LoadSumRow {
  @TextKey() clientId: string;
  @TextKey() status: LoadRow['status'];
  @Id() loads: number;
  @Decimal() miles: string;
}

defineSums<LoadRow, LoadSumRow>({
  name: 'load-sums',
  version: 1,
  of: load.projection,
  table: LoadSumRow,
  parts: ({ clientId, status, distance }) => [{ clientId: clientId ?? '', status, loads: 1, miles: distance ?? '0' }],
  inSql: `SELECT COALESCE(client_id::text, ''), status, count(*), COALESCE(sum(distance), 0) FROM loads GROUP BY 1, 2`,
});

/** Miles of the loads of a client ('' is none) that were delivered on a day. */
@Entity('delivery_days')
export class DeliveryDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @TextKey() clientId: string;
  @Decimal() miles: string;
}

defineSums<LoadRow, DeliveryDayRow>({
  name: 'delivery-days',
  version: 1,
  of: load.projection,
  table: DeliveryDayRow,
  parts: ({ status, deliveredOn, clientId, distance }) =>
    status === 'delivered' && deliveredOn !== null
      ? [{ day: deliveredOn, clientId: clientId ?? '', miles: distance ?? '0' }]
      : [],
  inSql: `SELECT delivered_on, COALESCE(client_id::text, ''), COALESCE(sum(distance), 0) FROM loads
    WHERE status = 'delivered' AND delivered_on IS NOT NULL GROUP BY 1, 2`,
});
