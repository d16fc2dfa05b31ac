import type { SortBy } from '../../../platform/http/order';
import type { IsoDate } from '../../../platform/money/dates';
import type { InvoiceRow, StoredStatus } from '../projections/invoice-rows';

/** A pending invoice is overdue from the day after its due date, also before the nightly job has said so. */
export const statusOn = (row: Pick<InvoiceRow, 'status' | 'dueDate'>, today: IsoDate): StoredStatus =>
  row.status === 'pending' && row.dueDate !== null && row.dueDate < today ? 'overdue' : row.status;

/** The same as SQL over alias `r`, as a condition for one status. */
export const statusIs = (status: StoredStatus): string => {
  if (status === 'overdue') return "(r.status = 'overdue' OR (r.status = 'pending' AND r.due_date < :today))";
  if (status === 'pending') return "(r.status = 'pending' AND (r.due_date IS NULL OR r.due_date >= :today))";
  return `r.status = '${status}'`;
};

export const isStored = (status: string): status is StoredStatus => UPWARDS.some((known) => known === status);

const UPWARDS: readonly StoredStatus[] = ['cancelled', 'draft', 'overdue', 'paid', 'pending'];

/**
 * The same to sort by. What is overdue depends on the day, so no index holds it: the list is read status by status.
 * @param only the statuses that are asked for
 */
export const byStatusOnTheDay = (only: readonly StoredStatus[] = UPWARDS): SortBy => ({
  sql: "CASE WHEN r.status = 'pending' AND r.due_date < :today THEN 'overdue' ELSE r.status END",
  nulls: false,
  steps: UPWARDS.filter((status) => only.includes(status)).map((value) => ({ value, where: statusIs(value) })),
});
