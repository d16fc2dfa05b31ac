import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQueries } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { palette } from '../../../components/display/palette';
import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { ListParams } from '../../../lib/lists/use-list-params';
import { useClientScope } from '../../../lib/lists/client-scope';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import type { countQuery } from './document-calls';

const Tiles = styled('div')({
  display: 'grid',
  gap: 10,
  marginBottom: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  '& a': {
    display: 'grid',
    gap: 6,
    justifyItems: 'start',
    padding: '12px 14px',
    borderRadius: 12,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
    font: 'inherit',
    color: palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: palette.text.secondary },
  '& a[aria-current=true]': {
    borderColor: palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
  },
  '& strong': { fontSize: 22, lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.02em' },
});

interface StatusCountsProps<Status extends string> {
  /** The address of the list. */
  at: string;
  params: ListParams;
  labels: Readonly<Record<Status, string>>;
  tones: Readonly<Record<Status, Tone>>;
  query: (status: Status | null) => ReturnType<typeof countQuery>;
}

/** How many there are and how much waits where; a click shows just those. */
export function StatusCounts<Status extends string>({ at, params, labels, tones, query }: StatusCountsProps<Status>) {
  const statuses = Object.keys(labels) as Status[];
  const counts = useQueries({ queries: [query(null), ...statuses.map(query)] });
  const { within } = useListedClient();
  const { fixed } = useClientScope();
  const [search] = useSearchParams();
  const to = (status: string): string => {
    if (!fixed) return within(status === '' ? at : `${at}?status=${status}`);
    const here = new URLSearchParams(search);
    for (const left of ['page', 'cursor', 'status']) here.delete(left);
    return `?${here}${status && `&status=${status}`}`;
  };
  const chosen = params.filter('status');
  const tile = (status: Status | null, label: string, tone: Tone, nr: number) => {
    const count = counts[nr];
    const isChosen = chosen === (status ?? '');
    return (
      <Link key={label} to={to(status === null || isChosen ? '' : status)} data-card={label} aria-current={isChosen}>
        <StatusChip tone={tone} label={label} />
        {count?.isPending ? (
          <Skeleton variant="rounded" width={34} height={24} sx={{ my: '2px' }} />
        ) : (
          <Box component="strong" className="tabular" data-figure="rows">
            {count?.data ?? '—'}
          </Box>
        )}
      </Link>
    );
  };
  return (
    <Tiles role="group" aria-label="Documents by status">
      {tile(null, 'Total', 'neutral', 0)}
      {statuses.map((status, nr) => tile(status, labels[status], tones[status], nr + 1))}
    </Tiles>
  );
}
