import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import type { ClientOverview } from '../../../lib/api/api-types';
import { FigureLines } from './figure-lines';
import { behindOf } from './overview-words';

type OverviewFigure = ClientOverview['figures'][number];

interface SideProps {
  title: string;
  nothing: string;
  figures: readonly OverviewFigure[];
  clientId: string;
}

function Side({ title, nothing, figures, clientId }: SideProps) {
  const id = useId();
  if (figures.length === 0) return null;
  const open = figures.filter(({ count }) => count > 0);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      {open.length === 0 ? (
        <Typography color="textSecondary">{nothing}</Typography>
      ) : (
        <FigureLines figures={open} behind={(name) => behindOf(name, clientId)} />
      )}
    </Box>
  );
}

interface OverviewPanelProps {
  query: UseQueryOptions<ClientOverview, Error, ClientOverview, string[]>;
}

/** What a client and the firm owe each other, on one page: what is open, each figure with the list that it counts. */
export function OverviewPanel({ query }: OverviewPanelProps) {
  const found = useQuery(query);
  if (found.isError && !found.data)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />;
  if (!found.data) return <SkeletonList rows={5} height={32} />;
  const { clientId, figures } = found.data;
  const of = (side: OverviewFigure['side']) => ({
    clientId,
    figures: figures.filter((figure) => figure.side === side),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Side title="What the client owes us" nothing="Nothing: everything was sent." {...of('client')} />
      <Side title="What we owe the client" nothing="Nothing: everything is done." {...of('firm')} />
      <Side title="The client’s books" nothing="Nothing is open." {...of('books')} />
    </Box>
  );
}
