import { chipOf } from '../../../components/display/status-chip';
import { formatDate } from '../../../lib/format/dates';
import type { BankLine, Suggestion } from './bank-calls';

export const statusLabels = { imported: 'Open', matched: 'Matched', booked: 'Booked', ignored: 'Ignored' } as const;
export const BankLineChip = chipOf<BankLine['status']>(statusLabels, {
  imported: 'warning',
  matched: 'success',
  booked: 'success',
  ignored: 'neutral',
});
export const statusOptions = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

/** What became of a line: 'Booked on 5900: Monthly fee'. */
export const outcomeOf = ({ status, accountNumber, bookedAs, reason, matches }: BankLine): string => {
  if (status === 'booked') return `${accountNumber ?? ''} ${bookedAs ?? ''}`.trim();
  if (status === 'ignored') return reason ?? '';
  return status === 'matched' ? `${matches.length} ${matches.length === 1 ? 'ledger line' : 'ledger lines'}` : '';
};

/** What a suggestion says that the line is: 'INV-000007 of 11/20/2026'. */
export const suggestionTitle = ({ lines, booking }: Suggestion): string =>
  booking
    ? `Book on ${booking.accountNumber}${booking.description ? `: ${booking.description}` : ''}`
    : lines.map(({ reference, date }) => `${reference} of ${formatDate(date)}`).join(', ');
