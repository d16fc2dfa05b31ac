import Box from '@mui/material/Box';
import type { LateEntryLine, PeriodDetails } from '../../../../lib/api/api-types';
import { TextLink } from '../../../../components/display/text-link';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import { side } from '../ledger-columns';

const cell = { textAlign: 'right', whiteSpace: 'nowrap', py: 0.75, minWidth: 84 } as const;

type Printed = NonNullable<PeriodDetails['printed']>;

/** The trial balance as it was kept when the month was closed. */
export function PrintedBalance({ printed }: { printed: Printed }) {
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
              {side(debit)}
            </Box>
            <Box component="td" sx={cell}>
              {side(credit)}
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
            {formatMoney(totalDebit)}
          </Box>
          <Box component="th" sx={cell}>
            {formatMoney(totalCredit)}
          </Box>
        </tr>
      </tfoot>
    </Box>
  );
}

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
            <span>{side(debit) ? `${side(debit)} Dr` : `${side(credit)} Cr`}</span>
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{description}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            Dated {formatDate(paperDate)}, booked on{' '}
            <TextLink to={`/accounting/bookkeeping?entry=${entryId}`}>{formatDate(date)}</TextLink>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
