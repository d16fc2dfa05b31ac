import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Load } from '../../../lib/api/api-types';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { standingQuery } from './detention-calls';
import { waitingWords } from './waiting-words';

/** How long the truck of a load has waited over its free time and what that earned, while it stands at a stop. */
export function WaitingClock({ load: { id, standingSince } }: { load: Pick<Load, 'id' | 'standingSince'> }) {
  return standingSince === null ? null : <Running id={id} />;
}

function Running({ id }: { id: number }) {
  const { clientId } = useListedClient();
  const { data: trucks } = useQuery(standingQuery(clientId));
  const truck = trucks?.find(({ loadId }) => loadId === id);
  if (!truck) return null;
  const isOver = truck.minutes !== null && truck.freeMinutes !== null && truck.minutes > truck.freeMinutes;
  return (
    <Typography
      component="span"
      variant="body2"
      className="tabular"
      color={isOver ? 'warning.main' : 'textSecondary'}
      title={truck.place}
      sx={{ fontWeight: isOver ? 600 : 400, display: 'block', lineHeight: 1.3 }}
    >
      {waitingWords(truck)}
    </Typography>
  );
}
