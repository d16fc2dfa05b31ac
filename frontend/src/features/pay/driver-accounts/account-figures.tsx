import { DetailList } from '../../../components/display/detail-list';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import type { DriverPay } from './account-calls';

/** What a driver owes, has and was paid this year. */
export const AccountFigures = ({ account }: { account: DriverPay }) => {
  const { advance, escrow, carry, recoveries, year, ownerOperator, escrowRate, interest, interestThrough } = account;
  const recovered = recoveries.filter(({ taken }) => !isZeroMoney(taken));
  return (
    <>
      <DetailList
        details={[
          ['Advances to recover', formatMoney(advance)],
          ['Escrow held', formatMoney(escrow)],
          ['Shortfall, carried over', formatMoney(carry)],
          ...(ownerOperator ? ([['Works as', 'Owner-operator']] as const) : []),
          ...(escrowRate === null ? [] : ([['Interest on escrow', `${escrowRate} % a year`]] as const)),
          ...(interestThrough === null
            ? []
            : ([['Interest credited', `${formatMoney(interest)} through ${formatDate(interestThrough)}`]] as const)),
          ...recovered.map(({ taken }) => ['Recovered so far', formatMoney(taken)] as const),
        ]}
      />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Paid this year
      </Typography>
      <DetailList
        details={[
          ['Gross', formatMoney(year.gross)],
          ['Reimbursements', formatMoney(year.reimbursements)],
          ['Deductions', formatMoney(year.deductions)],
          ['Net', formatMoney(year.net)],
        ]}
      />
    </>
  );
};
