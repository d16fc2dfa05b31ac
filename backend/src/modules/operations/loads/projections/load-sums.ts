import { Entity, PrimaryColumn } from 'typeorm';
import { DecimalColumn, IdColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { defineSums, ROWS } from '../../../../platform/event-log/projections/sums';
import { kindOf } from '../../../../platform/records/kind/kind';
import { Load, type LoadStatus } from '../load';

/** The number of loads of a client ('' for none) in a status, and their miles. */
@Entity('load_sums')
export class LoadSumRow {
  @TextKeyColumn() clientId: string;
  @TextKeyColumn() status: LoadStatus;
  @IdColumn() loads: number;
  @DecimalColumn() miles: string;
}

defineSums<Load, LoadSumRow>({
  name: 'load-sums',
  version: 1,
  of: kindOf(Load).projection,
  table: LoadSumRow,
  by: { clientId: { textOf: 'clientId' }, status: 'status' },
  sum: { loads: ROWS, miles: 'distance' },
  where: { removedAt: null },
});

/** The miles of the loads of a client ('' for none) that were delivered on a day. */
@Entity('delivery_days')
export class DeliveryDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @TextKeyColumn() clientId: string;
  @DecimalColumn() miles: string;
}

defineSums<Load, DeliveryDayRow>({
  name: 'delivery-days',
  version: 1,
  of: kindOf(Load).projection,
  table: DeliveryDayRow,
  by: { day: 'deliveredOn', clientId: { textOf: 'clientId' } },
  sum: { miles: 'distance' },
  where: { removedAt: null, status: ['delivered'], deliveredOn: { not: [null] } },
});
