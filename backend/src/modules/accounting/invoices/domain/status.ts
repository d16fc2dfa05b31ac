import type { IsoDate } from '../../../../platform/money/dates';
import type { Terms } from './invoice.events';

export const STATUSES = ['draft', 'pending', 'paid', 'overdue', 'cancelled'] as const;
export type InvoiceStatus = (typeof STATUSES)[number];

/**
 * The status of an invoice on the day `today`: a pending invoice is overdue from the day after its due date, even
 * before the nightly job has marked it.
 */
export const statusOn = (
  { status, dueDate }: { readonly status: InvoiceStatus } & Pick<Terms, 'dueDate'>,
  today: IsoDate,
): InvoiceStatus => (status === 'pending' && dueDate !== null && dueDate < today ? 'overdue' : status);
