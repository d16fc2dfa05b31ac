import { Entity, PrimaryColumn } from 'typeorm';
import { IdColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { defineSums, ROWS } from '../../../../platform/event-log/projections/sums';
import { kindOf } from '../../../../platform/records/kind/kind';
import { OPEN, type ObligationStatus } from '../domain/catch-up';
import { Obligation } from '../obligation';

/** The number of obligations of all clients that are not done, by due date and status. */
@Entity('obligation_days')
export class ObligationDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @TextKeyColumn() status: ObligationStatus;
  @IdColumn() obligations: number;
}

defineSums<Obligation, ObligationDayRow>({
  name: 'obligation-days',
  version: 1,
  of: kindOf(Obligation).projection,
  table: ObligationDayRow,
  by: { day: 'dueDate', status: 'status' },
  sum: { obligations: ROWS },
  where: { removedAt: null, status: OPEN },
});
