import Typography from '@mui/material/Typography';
import { SimpleTable } from '../../../../components/table/simple-table';
import { DetailList } from '../../../../components/display/detail-list';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';
import type { OpenSettlement } from '../settlement-calls';
import { pocketName } from '../settlement-words';

/** By when the law wants an owner-operator paid, and its escrow back. */
const legalWords = ({ payBy, escrowBackBy }: NonNullable<OpenSettlement['deadlines']>): string =>
  [
    payBy && `It is paid by ${formatDate(payBy)}: 15 days after the papers, with papers on the day of the delivery.`,
    escrowBackBy && `Escrow is back by ${formatDate(escrowBackBy)}: 45 days after the end of the lease.`,
  ]
    .filter(Boolean)
    .join(' ');

/** What the driver's account has before and after, what was paid in the year, and by when the law wants it paid. */
export const SheetBalances = ({ settlement }: { settlement: OpenSettlement }) => {
  const { balances, year, to, deadlines } = settlement;
  const moved = balances.filter(({ before, after }) => !(isZeroMoney(before) && isZeroMoney(after)));
  return (
    <>
      {moved.length > 0 && (
        <SimpleTable aria-label="Balances" style={{ marginTop: 24 }}>
          <thead>
            <tr>
              <th>Account of the driver</th>
              <th className="money">Before</th>
              <th className="money">After</th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ pocket, before, after }) => (
              <tr key={pocket}>
                <td>{pocketName(pocket)}</td>
                <td className="money">{formatMoney(before)}</td>
                <td className="money">{formatMoney(after)}</td>
              </tr>
            ))}
          </tbody>
        </SimpleTable>
      )}
      <section aria-label="Paid in the year">
        <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
          {`Paid in ${to.slice(0, 4)} so far`}
        </Typography>
        <DetailList
          details={[
            ['Gross', formatMoney(year.gross)],
            ['Reimbursements', formatMoney(year.reimbursements)],
            ['Deductions', formatMoney(year.deductions)],
            ['Net', formatMoney(year.net)],
          ]}
        />
      </section>
      {deadlines && (
        <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
          {`${legalWords(deadlines)} (49 CFR 376.12, for owner-operators)`}
        </Typography>
      )}
    </>
  );
};
