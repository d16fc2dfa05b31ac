import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Figure } from '../../../components/display/figure';
import { palette } from '../../../components/display/palette';
import type { ClientOverview } from '../../../lib/api/api-types';
import { formatMoney } from '../../../lib/format/money';
import { behindOf, labelOf } from './overview-words';

type OverviewFigure = ClientOverview['figures'][number];

const Figures = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '7px 0',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& dd': { margin: 0, fontWeight: 560, textAlign: 'right' },
});

const valueOf = ({ count, amount }: OverviewFigure): string =>
  amount === null ? count.toLocaleString('en-US') : `${formatMoney(amount)} (${count.toLocaleString('en-US')})`;

interface SideProps {
  title: string;
  nothing: string;
  figures: readonly OverviewFigure[];
  clientId: string;
  isOwn: boolean;
}

function Side({ title, nothing, figures, clientId, isOwn }: SideProps) {
  const id = useId();
  if (figures.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Figures>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{labelOf(figure.name)}</dt>
            <dd className="tabular">
              <Figure {...behindOf(figure.name, clientId, isOwn)}>{valueOf(figure)}</Figure>
            </dd>
          </div>
        ))}
      </Figures>
      {figures.every(({ count }) => count === 0) && <Typography color="textSecondary">{nothing}</Typography>}
    </Box>
  );
}

interface OverviewPanelProps {
  query: UseQueryOptions<ClientOverview, Error, ClientOverview, string[]>;
  /** Told to the client itself. */
  isOwn?: boolean;
}

/** What a client and the firm owe each other, on one page: each figure opens the list that it counts. */
export function OverviewPanel({ query, isOwn = false }: OverviewPanelProps) {
  const found = useQuery(query);
  if (found.isError && !found.data)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />;
  if (!found.data) return <SkeletonList rows={5} height={32} />;
  const { clientId, figures } = found.data;
  const of = (side: OverviewFigure['side']) => ({
    clientId,
    isOwn,
    figures: figures.filter((figure) => figure.side === side),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Side
        title={isOwn ? 'What we need from you' : 'What the client owes us'}
        nothing={isOwn ? 'Nothing: everything is here.' : 'Nothing: everything was sent.'}
        {...of('client')}
      />
      <Side
        title={isOwn ? 'What we do for you' : 'What we owe the client'}
        nothing="Nothing: everything is done."
        {...of('firm')}
      />
      <Side title={isOwn ? 'How things stand' : 'The client’s books'} nothing="Nothing is open." {...of('books')} />
    </Box>
  );
}
