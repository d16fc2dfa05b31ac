import Typography from '@mui/material/Typography';
import { SimpleTable } from '../../../components/table/simple-table';
import { commercialPlateLabels } from '../../../generated/kinds';
import type { IrpRenewal } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney, formatQuantity } from '../../../lib/format/money';

/** What each jurisdiction gets of a fleet's registration, and which year of driving it goes by. */
export function IrpShares({ renewal }: { renewal: IrpRenewal }) {
  const { jurisdictions, shares, fee, reportingFrom, reportingTo, keptUntil } = renewal;
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 1 }}>
        Distance from {formatDate(reportingFrom)} to {formatDate(reportingTo)}. Its records are kept until{' '}
        {formatDate(keptUntil)}.
      </Typography>
      {shares.length > 0 && (
        <SimpleTable aria-label="Fee by jurisdiction">
          <thead>
            <tr>
              <th scope="col">Jurisdiction</th>
              <th scope="col" className="money">
                Miles
              </th>
              <th scope="col" className="money">
                Share
              </th>
              <th scope="col" className="money">
                Full fee
              </th>
              <th scope="col" className="money">
                Fee
              </th>
            </tr>
          </thead>
          <tbody>
            {jurisdictions.map(({ jurisdiction, distance, fullFee }, nr) => (
              <tr key={jurisdiction}>
                <td>{commercialPlateLabels.baseState[jurisdiction]}</td>
                <td className="money">{formatQuantity(distance)}</td>
                <td className="money">{shares[nr]?.percent}%</td>
                <td className="money">{formatMoney(fullFee)}</td>
                <td className="money">{formatMoney(shares[nr]?.fee ?? '0.00')}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={4}>
                Total
              </th>
              <td className="money">{formatMoney(fee)}</td>
            </tr>
          </tbody>
        </SimpleTable>
      )}
    </>
  );
}
