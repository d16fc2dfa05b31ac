import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Notice } from '../../../components/display/notice';
import { SimpleTable } from '../../../components/table/simple-table';
import { formatQuantity } from '../../../lib/format/money';
import { stateOf, type Trip } from './trip-words';

/** What an auditor would ask about a trip. */
export const TripWarnings = ({ warnings }: Pick<Trip, 'warnings'>) =>
  warnings.length > 0 && (
    <Notice tone="info" role="note">
      {warnings.map((warning) => (
        <Typography key={warning} component="p">
          {warning}.
        </Typography>
      ))}
    </Notice>
  );

/** The miles of a trip by state. */
export const TripLegs = ({ legs, totalMiles }: Pick<Trip, 'legs' | 'totalMiles'>) => (
  <Box sx={{ mt: 2 }}>
    <SimpleTable aria-label="Miles by state">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col" className="money">
            Miles
          </th>
          <th scope="col" className="money">
            Taxable
          </th>
        </tr>
      </thead>
      <tbody>
        {legs.map(({ jurisdiction, miles, taxableMiles, exempt }) => (
          <tr key={jurisdiction}>
            <td>
              {stateOf(jurisdiction)}
              {exempt && <Typography color="textSecondary">{exempt}</Typography>}
            </td>
            <td className="money">{formatQuantity(miles)}</td>
            <td className="money">{formatQuantity(taxableMiles ?? miles)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Total</th>
          <td className="money">{formatQuantity(totalMiles)}</td>
          <td />
        </tr>
      </tbody>
    </SimpleTable>
  </Box>
);
