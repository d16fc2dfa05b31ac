import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../components/display/text-link';
import { Section } from '../../../components/layout/surface';
import { formatDate } from '../../../lib/format/dates';
import { recordAddress } from '../../../lib/navigation/record-address';
import { fuelReviewQuery } from './fuel-calls';

const MOST = 20;
/** What is odd by what its vehicle says of itself: that may be wrong. */
const OF_VEHICLES = ['over_tank', 'no_reefer'];

function VehicleLink({ id }: { id: string }) {
  const to = recordAddress('vehicle', id);
  return (
    to && (
      <>
        {'. '}
        <TextLink to={to}>See the vehicle</TextLink>
      </>
    )
  );
}

/** What is odd about purchases of the last two months, each with its reason. */
export function Findings({ clientId }: { clientId: string }) {
  const { data } = useQuery(fuelReviewQuery(clientId));
  if (!data || data.findings.length === 0) return null;
  const more = data.findings.length - MOST;
  return (
    <Section title="Unusual Purchases">
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {data.findings.slice(0, MOST).map(({ transactionId, rule, date, unit, vehicleId, sentence }) => (
          <li key={`${transactionId} ${rule}`}>
            {[formatDate(date), unit].filter(Boolean).join(', ')}: {sentence}
            {OF_VEHICLES.includes(rule) && vehicleId && <VehicleLink id={vehicleId} />}
          </li>
        ))}
        {more > 0 && <li>{more} more</li>}
      </Box>
    </Section>
  );
}
