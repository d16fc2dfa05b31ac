import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../components/layout/surface';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { activeLoadQuery } from './load-figures';
import { LoadMap } from './load-route';

/** Where the first active load goes. */
export function ActiveRoute() {
  const { clientId } = useListedClient();
  const { data: load, isPending } = useQuery(activeLoadQuery(clientId));
  return (
    <Section title="Route Map">
      {isPending && <Skeleton variant="rounded" height={240} />}
      {load && <LoadMap load={load} />}
      {!isPending && !load && (
        <Typography color="textSecondary">The route of the active load is shown here.</Typography>
      )}
    </Section>
  );
}
