import type { SortBy } from '../../../../platform/lists/order';
import type { InvoiceStatus } from '../domain/status';

/** What the statuses of a day are asked of. */
export interface OnTheDay {
  /** Whether something pending is past its day and not marked yet, as between midnight and the nightly job. */
  readonly someLate: boolean;
}

/** The same as SQL over alias `r`, as a condition for one status. */
export const statusIs = (status: InvoiceStatus, { someLate }: OnTheDay): string => {
  if (status === 'overdue' && someLate)
    return "(r.status = 'overdue' OR (r.status = 'pending' AND r.due_date < :today))";
  const stored = `r.status = ANY('{${status}}')`;
  return status === 'pending' ? `(${stored} AND (r.due_date IS NULL OR r.due_date >= :today))` : stored;
};

/**
 * The first day on which something pending falls due, if anything has a day, as SQL. Said as a stretch of statuses in
 * their order: for `min` of one status PostgreSQL takes the index of what is open by its day, and reads through all
 * that is overdue.
 */
export const FIRST_DUE_OF_PENDING = `(SELECT due_date FROM invoices WHERE status >= 'pending' AND status <= 'pending'
  AND due_date IS NOT NULL
  ORDER BY status, due_date NULLS FIRST LIMIT 1)`;

export const isStored = (status: string): status is InvoiceStatus => UPWARDS.some((known) => known === status);
/** The column of which all rows of a status have one value; undefined: they have several. */
export const withinStatus = (status: InvoiceStatus, { someLate }: OnTheDay): string | undefined =>
  status === 'overdue' && someLate ? undefined : 'r.status';

const UPWARDS: readonly InvoiceStatus[] = ['cancelled', 'draft', 'overdue', 'paid', 'pending'];

/**
 * The same to sort by. What is overdue depends on the day, so no index holds it: the list is read status by status.
 * @param only the statuses that are asked for
 * @param isAll whether nothing else narrows the list
 */
export const byStatusOnTheDay = (
  day: OnTheDay,
  only: readonly InvoiceStatus[] | undefined,
  isAll: boolean,
): SortBy => ({
  sql: "CASE WHEN r.status = 'pending' AND r.due_date < :today THEN 'overdue' ELSE r.status END",
  nulls: false,
  steps: UPWARDS.filter((status) => only?.includes(status) ?? true).map((value) => ({
    value,
    where: statusIs(value, day),
    within: isAll ? withinStatus(value, day) : undefined,
  })),
});
