import Box from '@mui/material/Box';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';
import { totalsOf, type EntryLineValues } from './entry-form';

/** What both sides come to, and what is missing, told while it is typed. */
export function EntryTotals({ lines }: { lines: readonly EntryLineValues[] }) {
  const { debit, credit, difference } = totalsOf(lines);
  const balanced = isZeroMoney(difference);
  const missing = `${difference.startsWith('-') ? 'Debits' : 'Credits'} are ${formatMoney(difference.replace('-', ''))} less.`;
  return (
    <Box
      role="status"
      className="tabular"
      sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3, fontWeight: 600 }}
    >
      <span>Total debit {formatMoney(debit)}</span>
      <span>Total credit {formatMoney(credit)}</span>
      <Box component="span" sx={{ fontWeight: 400, color: balanced ? 'text.secondary' : 'error.main' }}>
        Debits must equal credits. {!balanced && missing}
      </Box>
    </Box>
  );
}
