import { Entity, PrimaryColumn } from 'typeorm';
import { Id, TextKey } from '../../../platform/database/columns';
import { defineSums } from '../../../platform/projections/sums';
import { kindOf } from '../../../platform/records/kind';
import { OPEN, type ObligationStatus } from '../domain/catch-up';
import { Obligation } from '../obligation';

/** How many obligations of all clients that are not done are due on a day, by how they stand. */
@Entity('obligation_days')
export class ObligationDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @TextKey() status: ObligationStatus;
  @Id() obligations: number;
}

defineSums<Obligation, ObligationDayRow>({
  name: 'obligation-days',
  version: 1,
  of: kindOf(Obligation).projection,
  table: ObligationDayRow,
  parts: ({ dueDate, status, removedAt }) =>
    removedAt === null && OPEN.some((open) => open === status) ? [{ day: dueDate, status, obligations: 1 }] : [],
  inSql: `SELECT due_date, status, count(*) FROM obligations
    WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready') GROUP BY 1, 2`,
});
