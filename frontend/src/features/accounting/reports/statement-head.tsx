import Box from '@mui/material/Box';
import { BASES, type Basis } from '../../../lib/format/basis';
import { formatDate, formatDateTime } from '../../../lib/format/dates';

interface Head {
  readonly firm: string;
  readonly book: string;
  readonly basis: Basis;
  readonly position: number;
  readonly asOf: string | null;
}

/** What brokers owe is on no basis: it is what was billed. */
const RECEIVABLES = [
  'Receivables',
  'Receivables are what was billed and is not paid yet; a paid part no longer counts.',
] as const;

interface StatementHeadProps {
  head: Head;
  days: string;
  /** It tells what brokers owe, not income and expenses. */
  ofReceivables?: boolean;
}

/** Whose books a statement is of, on which basis, of which days, and how much of the log it counts. */
export function StatementHead({ head, days, ofReceivables = false }: StatementHeadProps) {
  const [name, sentence] = ofReceivables ? RECEIVABLES : BASES[head.basis];
  return (
    <Box sx={{ color: 'text.secondary', mb: 1 }}>
      <div>
        {[head.firm, head.book, name, days].join(' · ')} ·{' '}
        {head.asOf === null ? 'as of' : `as it stood at ${formatDateTime(head.asOf)},`} position {head.position}
      </div>
      <div>{sentence}</div>
    </Box>
  );
}

export const daysText = ({ from, to }: { from: string; to: string }): string =>
  `${formatDate(from)} to ${formatDate(to)}`;
