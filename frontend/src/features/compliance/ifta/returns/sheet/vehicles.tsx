import { TextLink } from '../../../../../components/display/text-link';
import { StackedTable } from '../../../../../components/table/stacked-table';
import Typography from '@mui/material/Typography';
import { formatQuantity } from '../../../../../lib/format/money';
import { recordAddress } from '../../../../../lib/navigation/record-address';
import type { OpenReturn } from '../return-calls';
import { unitsOf } from '../return-words';
import { Scrolled } from './scrolled';

const isNone = (value: string): boolean => /^0(\.0+)?$/.test(value);

/** What each vehicle did in the quarter; what is not in the return says why. */
export function Vehicles({ about }: { about: OpenReturn }) {
  const { vehicles } = about;
  const { distances, volumes } = unitsOf(about);
  if (vehicles.length === 0)
    return <Typography color="textSecondary">No vehicle had a trip or bought fuel in this quarter.</Typography>;
  return (
    <Scrolled label="Vehicles of the return">
      <StackedTable aria-label="Vehicles">
        <thead>
          <tr>
            <th>Unit</th>
            <th className="money">{distances}</th>
            <th className="money">Of which estimated</th>
            <th className="money">{volumes}</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({ vehicleId, unit, miles, estimatedMiles, gallons, leftOut }) => {
            const to = recordAddress('vehicle', vehicleId);
            return (
              <tr key={vehicleId}>
                <td>
                  {to === null ? unit : <TextLink to={to}>{unit}</TextLink>}
                  {leftOut !== null && (
                    <Typography variant="body2" color="textSecondary">{`Left out: ${leftOut}`}</Typography>
                  )}
                </td>
                <td className="money" data-label={distances}>
                  {formatQuantity(miles)}
                </td>
                <td className="money" data-label="Of which estimated">
                  {isNone(estimatedMiles) ? 'None' : formatQuantity(estimatedMiles)}
                </td>
                <td className="money" data-label={volumes}>
                  {formatQuantity(gallons)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </StackedTable>
    </Scrolled>
  );
}
