import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../components/layout/surface';
import { formatDate } from '../../../lib/format/dates';
import { fuelReviewQuery } from './fuel-calls';

const MOST = 20;

/** What is odd about purchases of the last two months, each with its reason. */
export function Findings({ clientId }: { clientId: string }) {
  const { data } = useQuery(fuelReviewQuery(clientId));
  if (!data || data.findings.length === 0) return null;
  const more = data.findings.length - MOST;
  return (
    <Section title="Odd Purchases">
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {data.findings.slice(0, MOST).map(({ transactionId, rule, date, unit, sentence }) => (
          <li key={`${transactionId} ${rule}`}>
            {[formatDate(date), unit].filter(Boolean).join(', ')}: {sentence}
          </li>
        ))}
        {more > 0 && <li>{more} more</li>}
      </Box>
    </Section>
  );
}
