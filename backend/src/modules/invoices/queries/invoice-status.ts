import type { IsoDate } from '../../../platform/money/dates';
import type { InvoiceRow, StoredStatus } from '../projections/invoice-rows';

/** A pending invoice is overdue from the day after its due date, also before the nightly job has said so. */
export const statusOn = (row: Pick<InvoiceRow, 'status' | 'dueDate'>, today: IsoDate): StoredStatus =>
  row.status === 'pending' && row.dueDate !== null && row.dueDate < today ? 'overdue' : row.status;

/** The day after which an open invoice is overdue, over alias `r`; the index `invoices_overdue_from` holds it. */
const OVERDUE_FROM =
  "CASE r.status WHEN 'overdue' THEN '-infinity'::date WHEN 'pending' THEN COALESCE(r.due_date, 'infinity'::date) END";

/** The same as SQL over alias `r`, as a condition for one status. */
export const statusIs = (status: StoredStatus): string => {
  if (status === 'overdue') return `(r.status IN ('overdue', 'pending') AND ${OVERDUE_FROM} < :today)`;
  if (status === 'pending') return `(r.status = 'pending' AND ${OVERDUE_FROM} >= :today)`;
  return `r.status = '${status}'`;
};

const UPWARDS: readonly StoredStatus[] = ['cancelled', 'draft', 'overdue', 'paid', 'pending'];

/** The same to sort by. What is overdue depends on the day, so no index holds it: the list is read status by status. */
export const BY_STATUS_ON_THE_DAY = {
  sql: "CASE WHEN r.status = 'pending' AND r.due_date < :today THEN 'overdue' ELSE r.status END",
  nulls: false,
  steps: UPWARDS.map((value) => ({ value, where: statusIs(value) })),
};
