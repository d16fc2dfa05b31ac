import type { IsoDate } from '../../../../platform/money/dates';
import type { Terms } from './invoice-shapes.events';
import type { FactoringStatus } from './receivable';

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

/** How far an invoice is paid, for words on screens: 'short' is "Short by $50.00". */
export const STANDINGS = [
  'draft',
  'open',
  'partly_paid',
  'short',
  'disputed',
  'factored',
  'paid',
  'credited',
  'written_off',
  'cancelled',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** What a standing is worked out of; amounts in whole cents. */
export interface Standings {
  readonly status: InvoiceStatus;
  readonly paid: number;
  readonly credited: number;
  readonly writtenOff: number;
  readonly open: number;
  readonly disputed: number;
  readonly shortPaid: boolean;
  readonly factoringStatus: FactoringStatus | null;
}

/** How far an invoice is paid; a settled one is written off or credited when that ended it and no payment did. */
export const standingOf = ({
  status,
  paid,
  credited,
  writtenOff,
  open,
  disputed,
  shortPaid,
  factoringStatus,
}: Standings): Standing => {
  if (status === 'draft' || status === 'cancelled') return status;
  if (factoringStatus === 'advanced') return 'factored';
  if (open > 0 && disputed > 0) return 'disputed';
  if (open > 0) return shortPaid ? 'short' : paid > 0 ? 'partly_paid' : 'open';
  if (writtenOff > 0) return 'written_off';
  return paid === 0 && credited > 0 ? 'credited' : 'paid';
};
