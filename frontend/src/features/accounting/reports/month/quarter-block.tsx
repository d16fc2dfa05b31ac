import Box from '@mui/material/Box';
import { DetailList } from '../../../../components/display/detail-list';
import { Figure } from '../../../../components/display/figure';
import { Section } from '../../../../components/layout/surface';
import { formatQuantity } from '../../../../lib/format/money';
import { useList } from '../report-links';
import type { Summary } from '../report-queries';

/** Miles, gallons and miles per gallon of the quarter of the IFTA return. */
export function QuarterBlock({ month: { ifta, clientId, own } }: { month: Summary }) {
  const { year, quarter, from, to, miles, gallons, mpg } = ifta;
  const loads = useList('loads.read');
  const expenses = useList('expenses.read');
  const of = { clientId, own: own ? 'true' : null };
  const delivered = loads('/loads', { status: 'delivered', deliveredOnFrom: from, deliveredOnTo: to, ...of });
  const fuel = expenses('/expenses', { category: 'fuel', expenseDateFrom: from, expenseDateTo: to, ...of });
  return (
    <Section title={`IFTA quarter ${quarter} of ${year}`}>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        Loads delivered and fuel bought in the quarter; IFTA shares fuel tax out among states and provinces. MPG is
        miles per gallon.
      </Box>
      <DetailList
        details={[
          [
            'Total miles',
            <Figure to={delivered} of="distance">
              {formatQuantity(miles)}
            </Figure>,
          ],
          [
            'Fuel gallons',
            <Figure to={fuel} of="gallons">
              {formatQuantity(gallons)}
            </Figure>,
          ],
          [
            'Average MPG',
            <Figure to={Number(gallons) === 0 ? null : delivered} of={`distance/${gallons}`}>
              {mpg}
            </Figure>,
          ],
        ]}
      />
    </Section>
  );
}
