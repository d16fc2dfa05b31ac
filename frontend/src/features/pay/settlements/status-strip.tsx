import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/display/figure';
import { formatQuantity } from '../../../lib/format/money';
import { countQuery } from './settlement-calls';

const STEPS = [
  { status: 'draft', words: 'to approve' },
  { status: 'approved', words: 'to pay' },
  { status: 'paid', words: 'paid' },
] as const;

function Count({ status, words, clientId }: (typeof STEPS)[number] & { clientId: string }) {
  const { data } = useQuery(countQuery({ status, clientId }));
  // nobody acts on none
  if (data === 0) return null;
  return (
    <Figure to={`/settlements?${new URLSearchParams({ status, ...(clientId !== '' && { clientId }) })}`} of="rows">
      {`${data === undefined ? '…' : formatQuantity(data)} ${words}`}
    </Figure>
  );
}

/** How many settlements wait for whom, each count as a link to them. */
export const StatusStrip = ({ clientId }: { clientId: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1.5, '&:empty': { display: 'none' } }}>
    {STEPS.map((step) => (
      <Count key={step.status} {...step} clientId={clientId} />
    ))}
  </Box>
);
