import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { behindQuery } from './event-queries';

/** Some events are always on their way; so many come of an import. */
const MANY = 100;

/** Says that the newest facts are missing from the list, while an import adds them faster than they are sorted in. */
export function FactsToCome() {
  const facts = useQuery(behindQuery).data?.facts ?? 0;
  if (facts <= MANY) return null;
  return (
    <Typography role="status" color="textSecondary" variant="body2" sx={{ mb: 1 }}>
      {facts.toLocaleString('en-US')} newer facts are being sorted in.
    </Typography>
  );
}
