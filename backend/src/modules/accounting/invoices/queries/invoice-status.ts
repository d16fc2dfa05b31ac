import type { SortBy } from '../../../../platform/lists/order';
import type { InvoiceStatus } from '../../invoice-money';

/** What a query has to know to read statuses as of today. */
export interface OnTheDay {
  /** Whether a pending invoice is past due and not yet marked overdue, as between midnight and the nightly job. */
  readonly someLate: boolean;
}

/** The SQL condition, over the alias `r`, for invoices that have a status today. It follows the rule of `statusOn`. */
export const statusIs = (status: InvoiceStatus, { someLate }: OnTheDay): string => {
  if (status === 'overdue' && someLate)
    return "(r.status = 'overdue' OR (r.status = 'pending' AND r.due_date < :today))";
  const stored = `r.status = ANY('{${status}}')`;
  return status === 'pending' ? `(${stored} AND (r.due_date IS NULL OR r.due_date >= :today))` : stored;
};

/**
 * SQL for the earliest due date of pending invoices; null when none has a due date. The status is compared by a range,
 * because for `min` over `status = 'pending'` PostgreSQL chooses the index of open invoices by due date and reads
 * through all overdue ones.
 */
export const FIRST_DUE_OF_PENDING = `(SELECT due_date FROM invoices WHERE status >= 'pending' AND status <= 'pending'
  AND due_date IS NOT NULL
  ORDER BY status, due_date NULLS FIRST LIMIT 1)`;

export const isStored = (status: string): status is InvoiceStatus => UPWARDS.some((known) => known === status);
/** The column that has the same value in all rows of a status; undefined when these rows have several values. */
export const withinStatus = (status: InvoiceStatus, { someLate }: OnTheDay): string | undefined =>
  status === 'overdue' && someLate ? undefined : 'r.status';

const UPWARDS: readonly InvoiceStatus[] = ['cancelled', 'draft', 'overdue', 'paid', 'pending'];

/**
 * How to sort by the status of today. Which invoices are overdue depends on the day, so no index holds it: the list is
 * read status by status.
 * @param only the statuses that are asked for
 * @param along the column along whose index the invoices of each status are read
 */
export const byStatusOnTheDay = (
  day: OnTheDay,
  only: readonly InvoiceStatus[] | undefined,
  along: string | undefined,
): SortBy => ({
  sql: "CASE WHEN r.status = 'pending' AND r.due_date < :today THEN 'overdue' ELSE r.status END",
  nulls: false,
  steps: UPWARDS.filter((status) => only?.includes(status) ?? true).map((value) => ({
    value,
    where: statusIs(value, day),
    within: along === 'r.status' ? withinStatus(value, day) : along,
  })),
});
