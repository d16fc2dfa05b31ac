import { Entity, PrimaryColumn } from 'typeorm';
import { Day, Id, TextKey, UuidKey } from '../../../platform/database/columns';
import { defineFirsts, defineSums } from '../../../platform/projections/sums';
import type { IsoDate } from '../../../platform/money/dates';
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

/** The day of a client's next obligation; nothing once it has none. */
@Entity('next_obligations')
export class NextObligationRow {
  @UuidKey() clientId: string;
  @Day({ nullable: true }) dueDate: IsoDate | null;
}

const isWanted = ({ removedAt, status }: Obligation): boolean =>
  removedAt === null && OPEN.some((open) => open === status);

defineSums<Obligation, ObligationDayRow>({
  name: 'obligation-days',
  version: 1,
  of: kindOf(Obligation).projection,
  table: ObligationDayRow,
  parts: (row) => (isWanted(row) ? [{ day: row.dueDate, status: row.status, obligations: 1 }] : []),
  inSql: `SELECT due_date, status, count(*) FROM obligations
    WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready') GROUP BY 1, 2`,
});

defineFirsts<Obligation, NextObligationRow>({
  name: 'next-obligations',
  version: 1,
  of: kindOf(Obligation).projection,
  table: NextObligationRow,
  parts: (row) => (isWanted(row) && row.clientId !== null ? [{ clientId: row.clientId, dueDate: row.dueDate }] : []),
  inSql: `SELECT client_id, min(due_date) FROM obligations
    WHERE removed_at IS NULL AND status IN ('open', 'waiting', 'ready') AND client_id IS NOT NULL GROUP BY 1`,
});
