import Typography from '@mui/material/Typography';
import { SimpleTable } from '../../../../components/table/simple-table';
import { DetailList } from '../../../../components/display/detail-list';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';
import type { OpenSettlement } from '../settlement-calls';
import { pocketName } from '../settlement-words';

/** The days that the law has for owner-operators (49 CFR 376.12). */
const DEADLINES = [
  'Owner-operators are paid within 15 days after the papers of a trip are in.',
  'Escrow is returned within 45 days of the end of the lease.',
];

/** What the driver's account has before and after, what was paid in the year, and by when the law wants it paid. */
export const SheetBalances = ({ settlement: { balances, year, to } }: { settlement: OpenSettlement }) => {
  const moved = balances.filter(({ before, after }) => !(isZeroMoney(before) && isZeroMoney(after)));
  const holdsEscrow = moved.some(({ pocket, after }) => pocket === 'escrow' && !isZeroMoney(after));
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
      <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
        {DEADLINES.slice(0, holdsEscrow ? 2 : 1).join(' ')}
      </Typography>
    </>
  );
};
