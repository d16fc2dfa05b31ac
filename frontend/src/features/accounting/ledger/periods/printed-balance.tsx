import Box from '@mui/material/Box';
import type { LateEntryLine, PeriodDetails } from '../../../../lib/api/api-types';
import { TextLink } from '../../../../components/display/text-link';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import { side, sided } from '../ledger-columns';

const cell = { textAlign: 'right', whiteSpace: 'nowrap', py: 0.75, minWidth: 84 } as const;

type Printed = NonNullable<PeriodDetails['printed']>;

interface PrintedBalanceProps {
  printed: Printed;
  /** Where the lines of an account are up to the end of the month; of null, those of all accounts. */
  linesOf: (account: string | null) => string;
}

/** The trial balance as it was kept when the month was closed: each amount opens the lines up to its end. */
export function PrintedBalance({ printed, linesOf }: PrintedBalanceProps) {
  const { rows, totalDebit, totalCredit } = printed;
  return (
    <Box
      component="table"
      className="tabular"
      aria-label="Printed trial balance"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& tr + tr, & tfoot tr': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          <Box component="th" sx={{ textAlign: 'left', py: 0.75 }}>
            Account
          </Box>
          <Box component="th" sx={cell}>
            Debit
          </Box>
          <Box component="th" sx={cell}>
            Credit
          </Box>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ accountNumber, account, debit, credit }) => (
          <tr key={accountNumber}>
            <Box component="td" sx={{ py: 0.75 }}>
              {accountNumber} {account}
            </Box>
            <Box component="td" sx={cell}>
              {sided(side(debit), 'debit-credit', linesOf(accountNumber))}
            </Box>
            <Box component="td" sx={cell}>
              {sided(side(credit), 'credit-debit', linesOf(accountNumber))}
            </Box>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Box component="th" sx={{ textAlign: 'left', py: 0.75 }}>
            Total
          </Box>
          <Box component="th" sx={cell}>
            {sided(formatMoney(totalDebit), 'accountNumber:debit-credit', linesOf(null))}
          </Box>
          <Box component="th" sx={cell}>
            {sided(formatMoney(totalCredit), 'accountNumber:credit-debit', linesOf(null))}
          </Box>
        </tr>
      </tfoot>
    </Box>
  );
}

const entryAt = (id: string): string => `/accounting/bookkeeping?entry=${id}`;

/** What belongs to the month and was booked after it was closed. */
export function LateLines({ lines }: { lines: readonly LateEntryLine[] }) {
  return (
    <Box component="ul" className="tabular" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lines.map(({ id, entryId, paperDate, date, accountNumber, account, description, debit, credit }) => (
        <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
            <span>
              {accountNumber} {account}
            </span>
            <TextLink to={entryAt(entryId)} className="tabular">
              {side(debit) ? `${side(debit)} Dr` : `${side(credit)} Cr`}
            </TextLink>
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{description}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            Dated {formatDate(paperDate)}, booked on <TextLink to={entryAt(entryId)}>{formatDate(date)}</TextLink>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
