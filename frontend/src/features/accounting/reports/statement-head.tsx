import Box from '@mui/material/Box';
import { formatDate, formatDateTime } from '../../../lib/format/dates';

interface Head {
  readonly firm: string;
  readonly book: string;
  readonly position: number;
  readonly asOf: string | null;
}

/** Whose books a statement is of, of which days, and how much of the log it counts. */
export const StatementHead = ({ head, days, basis }: { head: Head; days: string; basis?: string }) => (
  <Box sx={{ color: 'text.secondary', mb: 1 }}>
    {[head.firm, head.book, basis, days].filter(Boolean).join(' · ')} ·{' '}
    {head.asOf === null ? 'as of' : `as it stood at ${formatDateTime(head.asOf)},`} position {head.position}
  </Box>
);

export const daysText = ({ from, to }: { from: string; to: string }): string =>
  `${formatDate(from)} to ${formatDate(to)}`;
