import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { formatDate, todayInFirm } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { Notice } from '../../../components/display/notice';
import { standingQuery, unreconciledPdf } from './bank-calls';

/** How an account stands today: to which day it is reconciled, and what bank and ledger do not both show. */
export function StandingNotice({ id }: { id: string }) {
  const today = todayInFirm();
  const { data } = useQuery(standingQuery(id, today));
  if (!data) return null;
  const { reconciledThrough, balance, ledgerBalance, open, outstandingLines } = data;
  const left = open + outstandingLines;
  return (
    <Notice tone={left === 0 ? 'success' : 'info'}>
      <span>
        {reconciledThrough ? `Reconciled through ${formatDate(reconciledThrough)}.` : 'Never reconciled.'} Settled{' '}
        {formatMoney(balance)}, ledger {formatMoney(ledgerBalance)}. {open} {open === 1 ? 'line is' : 'lines are'} open,{' '}
        {outstandingLines} of the ledger {outstandingLines === 1 ? 'is' : 'are'} not at the bank.
      </span>
      <Box component="a" href={unreconciledPdf(id, today)} target="_blank" rel="noreferrer" sx={{ color: 'inherit' }}>
        Print what is unreconciled
      </Box>
    </Notice>
  );
}
